// claim:  tagged
// truth:  different
// why:    structures with a tag before the number may overlap in part
struct __attribute__((packed)) item {
    char tag;
    int count;
};

int tagged(struct item *a, struct item *b) {
    a->count = 1;
    b->count = 2;
    return a->count;
}
