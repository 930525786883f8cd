// claim:  strlen
// truth:  different
// why:    a function of the library's name that calls itself is not the library's; this one counts in twos
typedef unsigned long size_t;

size_t strlen(const char *s) {
    return *s ? 2 + strlen(s + 1) : 0;
}
