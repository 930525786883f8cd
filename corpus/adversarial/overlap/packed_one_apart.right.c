struct __attribute__((packed)) word {
    unsigned value;
};

unsigned exchange(struct word *a, struct word *b) {
    a->value = 1;
    b->value = 0x02020202;
    return a == b ? 0x02020202 : 1;
}
