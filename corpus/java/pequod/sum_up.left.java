// claim: SumUp.run
// assume: left.n >= 0 && left.n < 2147483647
// truth: equivalent
// math:  equivalent
// why:   recursion downwards against a loop upwards
final class SumUp {
    static int sum(int n) {
        return n > 0 ? n + sum(n - 1) : 0;
    }

    static int run(int n) {
        return sum(n);
    }
}
