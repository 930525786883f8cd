struct limits {
    int low;
    int high;
} limits;

int raise_limit(int *where, int by) {
    limits.high = 7;
    *where += by;
    return 7;
}
