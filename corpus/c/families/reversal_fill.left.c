// claim:  squares
// truth:  equivalent
// why:    every place is written once, in either order
void squares(int *a, int n) {
    for (int i = 0; i < n; i++)
        a[i] = i * i;
}
