// claim:  stir
// assume: left.n <= 1000
// truth:  different
// why:    blocks begin one cell before where the one before ended, and a cell is changed twice
void stir(int *v, int n) {
    for (int i = 0; i < n; i++)
        v[i] = 3 * v[i];
}
