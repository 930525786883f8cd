union cell {
    double number;
    long bits;
};

long number_and_text(union cell *a, union cell *b) {
    a->bits = 1;
    b->number = 2.0;
    return 1;
}
