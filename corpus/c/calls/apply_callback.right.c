int apply_all(int *a, int n, int (*f)(int)) {
    int changed = 0, i = 0;
    while (i < n) {
        int before = a[i];
        int after = (*f)(before);
        a[i] = after;
        if (a[i] != before)
            changed++;
        i++;
    }
    return changed;
}
