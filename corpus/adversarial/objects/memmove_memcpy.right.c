void slide(char *p, unsigned n) {
    for (unsigned i = 0; i < n; i++)
        p[i + 1] = p[i];
}
