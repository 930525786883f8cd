// claim:  picked
// truth:  different
// why:    the helper of the right side reads behind the end of the array
static int at(const int *cells, int i) {
    return cells[i];
}

int picked(int k) {
    int cells[4] = { 1, 2, 3, 4 };
    return k >= 0 && k < 4 ? at(cells, k) : 0;
}
