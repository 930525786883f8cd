struct sample {
    double at;
    unsigned char flag;
};

void save(struct sample *to, double at, unsigned char flag) {
    to->at = at;
    to->flag = flag;
}
