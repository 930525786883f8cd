int below(int a, int b, int limit) {
    if (a >= limit || b >= limit)
        return 2;
    return (unsigned)a < (unsigned)b;
}
