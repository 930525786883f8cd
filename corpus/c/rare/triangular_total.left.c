// claim: total
// truth: different
// why:   the closed form's product leaves 32 bits from n = 65536 on; only a loop of that many rounds shows it
unsigned total(unsigned n) {
    unsigned sum = 0;
    for (unsigned i = 1; i <= n && i != 0; i++) sum += i;
    return sum;
}
