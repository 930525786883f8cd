struct __attribute__((packed)) item {
    char tag;
    int count;
};

int tagged(struct item *a, struct item *b) {
    a->count = 1;
    b->count = 2;
    int tag = b->tag;
    return tag + a->count;
}
