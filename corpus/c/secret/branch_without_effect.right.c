unsigned twice(unsigned x, unsigned key) {
    unsigned r;
    if (key & 1)
        r = x * 2;
    else
        r = x + x;
    return r;
}
