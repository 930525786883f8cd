// claim:  find
// truth:  equivalent
// why:    the place found, as an index and as a distance of pointers
int find(const int *a, int n, int key) {
    for (int i = 0; i < n; i++)
        if (a[i] == key)
            return i;
    return -1;
}
