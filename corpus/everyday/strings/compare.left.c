// claim: compare
// truth: equivalent
// why:   strcmp by pointer and by index, with the difference as result
int compare(const char *a, const char *b) {
    while (*a && *a == *b) {
        a++;
        b++;
    }
    return (unsigned char)*a - (unsigned char)*b;
}
