// claim:  accumulate
// truth:  equivalent
// why:    prefix sums in place: carried along, or from the cell before
void accumulate(unsigned *v, int n) {
    unsigned carried = 0;
    for (int i = 0; i < n; i++) {
        carried += v[i];
        v[i] = carried;
    }
}
