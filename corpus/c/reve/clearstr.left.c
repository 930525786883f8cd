// claim: clear
// truth: equivalent
// math:  equivalent
// why:   a string overwritten with zeros through a pointer, or through an index
void clear(char *s) {
    while (*s) {
        *s = 0;
        s++;
    }
}
