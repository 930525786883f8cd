// claim: compare
// truth: equivalent
// today: unknown
// why:   strcmp with indices and with pointers
int compare(const char *a, const char *b) {
    int i = 0;
    while (a[i] && a[i] == b[i])
        i++;
    return (unsigned char)a[i] - (unsigned char)b[i];
}
