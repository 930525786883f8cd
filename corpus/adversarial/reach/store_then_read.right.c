int mark_count;

int mark(int *slot) {
    mark_count = 1;
    *slot = 2;
    return 1;
}
