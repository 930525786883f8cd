// claim: array_count
// truth: equivalent
// why:   a branch against the value of a comparison
int array_count(const int *a, int n, int key) {
    int count = 0;
    for (int i = 0; i < n; i++)
        if (a[i] == key)
            count++;
    return count;
}
