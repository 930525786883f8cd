// claim:  before
// assume: left.i >= 0 && left.j >= 0
// truth:  equivalent
// why:    the order of two elements of one array is that of their indices
int before(const int *a, int i, int j) {
    return i < j;
}
