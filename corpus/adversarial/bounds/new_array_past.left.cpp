// claim:  sum_new
// truth:  different
// why:    the right side writes behind the end of the array
int sum_new(int n) {
    if (n < 1 || n > 5)
        return 0;
    int *a = new int[n];
    int sum = 0;
    for (int i = 0; i < n; i++) {
        a[i] = i;
        sum += a[i];
    }
    delete[] a;
    return sum;
}
