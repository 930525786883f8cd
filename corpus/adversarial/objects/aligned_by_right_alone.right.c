long offset(int *from, int *to) {
    return to - from;
}
