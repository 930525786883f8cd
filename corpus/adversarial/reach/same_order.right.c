long total;

void tally(const long *values, int n) {
    const long *end = values + (n > 0 ? n : 0);
    while (values != end)
        total += *values++;
}
