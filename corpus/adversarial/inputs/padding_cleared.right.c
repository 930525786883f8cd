struct entry {
    short kind;
    long value;
};

void reset(struct entry *e, short kind) {
    e->kind = kind;
    e->value = 0;
}
