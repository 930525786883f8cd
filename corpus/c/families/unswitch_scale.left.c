// claim:  adjust
// truth:  equivalent
// time:   60s
// why:    the mode does not change, so the choice is made before the loop
void adjust(int *v, int n, int mode, int amount) {
    for (int i = 0; i < n; i++) {
        if (mode == 0)
            v[i] += amount;
        else if (mode == 1)
            v[i] -= amount;
        else
            v[i] = amount;
    }
}
