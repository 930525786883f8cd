// claim:  tagged
// truth:  equivalent
// why:    the same accesses in the same order
struct __attribute__((packed)) item {
    char tag;
    int count;
};

int tagged(struct item *a, struct item *b) {
    a->count = 1;
    b->count = 2;
    return a->count + b->tag;
}
