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
        if (least != i) {
            int t = a[i];
            a[i] = a[least];
            a[least] = t;
        }
        i++;
    }
}
