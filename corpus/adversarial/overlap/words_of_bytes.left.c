// claim:  set_word
// truth:  different
// why:    the two pointers to words may be two bytes apart, as nothing says that they are aligned
typedef struct __attribute__((packed)) {
    unsigned value;
} word;

unsigned set_word(word *a, word *b) {
    a->value = 0;
    b->value = 0xffffffffu;
    return a->value;
}
