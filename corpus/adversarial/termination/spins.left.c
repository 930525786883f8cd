// claim:  ready
// truth:  different
// why:    the left side goes round for ever unless x is 0
int ready(int x) {
    while (x) {
    }
    return 1;
}
