// claim: str_compare_signed
// truth: different
// why:   characters above 127 are negative on one side
int str_compare_signed(const char *a, const char *b) {
    while (*a && *a == *b) { a++; b++; }
    return (unsigned char)*a - (unsigned char)*b;
}
