// claim: digital_root
// assume: left.n >= 0
// truth: equivalent
// math:  equivalent
// today: unknown
// why:   adding digits keeps a number modulo nine
int digital_root(int n) {
    while (n >= 10) {
        int sum = 0;
        while (n > 0) {
            sum += n % 10;
            n /= 10;
        }
        n = sum;
    }
    return n;
}
