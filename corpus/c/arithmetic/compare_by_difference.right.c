int compare(const int *a, const int *b) {
    int difference = *a - *b;
    return difference < 0 ? -1 : difference > 0 ? 1 : 0;
}
