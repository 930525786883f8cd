// claim:  ready
// truth:  equivalent
// why:    both sides go round for ever on the same inputs
int ready(int x) {
    while (x) {
    }
    return 1;
}
