int first;

int last_before(int *end) {
    return 0;
}
