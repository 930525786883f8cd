typedef struct __attribute__((packed)) {
    unsigned value;
} word;

unsigned set_word(word *a, word *b) {
    a->value = 0;
    b->value = 0xffffffffu;
    return a == b ? 0xffffffffu : 0;
}
