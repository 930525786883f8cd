// claim: fields
// truth: equivalent
// why:   commas counted by pointer and by index
int fields(const char *line) {
    int n = 1;
    for (const char *p = line; *p; p++)
        if (*p == ',')
            n++;
    return n;
}
