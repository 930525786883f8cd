// claim: string_equal
// truth: equivalent
// why:   two moving pointers against one index, and another way to say that both strings end
int string_equal(const char *a, const char *b) {
    while (*a && *a == *b) {
        a++;
        b++;
    }
    return *a == *b;
}
