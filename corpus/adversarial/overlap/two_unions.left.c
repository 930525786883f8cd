// claim:  number_and_text
// truth:  different
// why:    two pointers to a union may be one
union cell {
    double number;
    long bits;
};

long number_and_text(union cell *a, union cell *b) {
    a->bits = 1;
    b->number = 2.0;
    return a->bits;
}
