int ends(int *a, int *b) {
    return 0;
}
