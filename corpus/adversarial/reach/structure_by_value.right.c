struct request {
    long id;
    long flags;
    int *answer;
};

int pending;

int write_back(struct request r) {
    pending = 1;
    *r.answer = 0;
    return 1;
}
