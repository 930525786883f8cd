int find(const int *a, int n, int key) {
    int at = -1;
    int i = 0;
    while (i < n) {
        if (a[i] == key) {
            at = i;
            break;
        }
        i++;
    }
    return at;
}
