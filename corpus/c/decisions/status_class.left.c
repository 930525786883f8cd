// claim:  classify
// truth:  equivalent
// why:    ranges against the first digit; a status below 100 has digit zero on both sides
int classify(int status) {
    if (status >= 200 && status < 300) return 0;
    if (status >= 300 && status < 400) return 1;
    if (status >= 400 && status < 500) return 2;
    if (status >= 500 && status < 600) return 3;
    return -1;
}
