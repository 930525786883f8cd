// claim: grows
// truth: different
// why:   the same on a machine whose numbers wrap
int grows(int x) {
    return x + 1 > x;
}
