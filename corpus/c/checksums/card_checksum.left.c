// claim: card_sum
// truth: equivalent
// why: doubling arithmetic replaced by a lookup table, weight tracked by a toggle counting down
int card_sum(const unsigned char *d, int n) {
    unsigned sum = 0;
    for (int k = 0; k < n; k++) {
        unsigned x = d[n - 1 - k] % 10;
        if (k % 2 == 1) {
            x *= 2;
            if (x > 9)
                x -= 9;
        }
        sum = (sum + x) % 10;
    }
    return sum == 0;
}
