// claim:  trimmed
// truth:  different
// why:    of a line of blanks one is left
int trimmed(const char *line, int n) {
    while (n > 0 && line[n - 1] == ' ')
        n--;
    return n;
}
