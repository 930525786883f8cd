void wipe(char *key, int n) {
    int low = 0, high = n - 1;
    while (low < high) {
        key[low] = 0;
        key[high] = 0;
        low++;
        high--;
    }
    if (low == high)
        key[low] = 0;
}
