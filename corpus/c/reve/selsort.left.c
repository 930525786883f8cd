// claim: sort
// truth: equivalent
// math:  equivalent
// why:   the smallest element is exchanged always, or only when it is not in place already
void sort(int *a, int n) {
    int i = 0;
    while (i < n) {
        int least = i;
        int j = i + 1;
        while (j < n) {
            if (a[j] < a[least])
                least = j;
            j++;
        }
        int t = a[i];
        a[i] = a[least];
        a[least] = t;
        i++;
    }
}
