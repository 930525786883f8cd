// claim: offset
// truth: equivalent
// why: LEFT says what its pointers lead to
long offset(int *from, int *to) {
    return to - from;
}
