struct four {
    int value[4];
};

void copy(struct four *to, struct four *from) {
    *to = *from;
}
