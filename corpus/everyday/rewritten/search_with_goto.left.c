// claim:  locate
// truth:  equivalent
// why:    a search written with goto
int locate(const int *v, int n, int key) {
    int i = 0;
    while (i < n && v[i] != key)
        i++;
    return i < n ? i : -1;
}
