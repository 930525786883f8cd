int trimmed(const char *line, int n) {
    int last = n - 1;
    while (last > 0 && line[last] == ' ')
        last--;
    return last + 1;
}
