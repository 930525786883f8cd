// claim:  seek
// truth:  different
// why:    a closed interval with the condition of a half-open one never looks at the last cell left
int seek(const int *sorted, int n, int key) {
    int low = 0, high = n;
    while (low < high) {
        int middle = low + (high - low) / 2;
        if (sorted[middle] == key)
            return middle;
        if (sorted[middle] < key)
            low = middle + 1;
        else
            high = middle;
    }
    return -1;
}
