// claim:  *
// truth:  different
// why:    the left version never comes back unless x is 0, and an endless loop is something that happens
int settle(int x) {
    while (x) {
    }
    return 1;
}
