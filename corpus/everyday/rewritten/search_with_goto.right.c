int locate(const int *v, int n, int key) {
    int at = -1;
    int i = 0;
again:
    if (i >= n)
        goto out;
    if (v[i] == key) {
        at = i;
        goto out;
    }
    i++;
    goto again;
out:
    return at;
}
