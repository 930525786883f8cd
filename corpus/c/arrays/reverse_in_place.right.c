void reverse(int *a, long n) {
    long low = 0;
    long high = n;
    while (low < --high) {
        int last = a[high];
        a[high] = a[low];
        a[low++] = last;
    }
}
