static const unsigned char dbl[10] = {0, 2, 4, 6, 8, 1, 3, 5, 7, 9};

int card_sum(const unsigned char *d, int n) {
    unsigned sum = 0;
    int alt = 0;
    while (n > 0) {
        unsigned x = d[--n] % 10;
        sum += alt ? dbl[x] : x;
        if (sum >= 10)
            sum -= 10;
        alt = !alt;
    }
    return !sum;
}
