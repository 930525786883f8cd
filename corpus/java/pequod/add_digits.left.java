// claim: AddDigits.run
// assume: left.n >= 0
// truth: equivalent
// math:  equivalent
// today: unknown
// why:   adding digits keeps a number modulo nine; by recursion
final class AddDigits {
    static int digits(int n) {
        if (n == 0) {
            return 0;
        }
        return n % 10 + digits(n / 10);
    }

    static int run(int n) {
        if (n < 10) {
            return n;
        }
        return run(digits(n));
    }
}
