void copy(int *to, const int *from, int n) {
    while (n-- > 0)
        *to++ = *from++;
}
