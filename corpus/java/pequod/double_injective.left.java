// claim: DoubleInjective.twice
// assume: left.n >= 0 && right.n >= 0 && left.n != right.n
// ensure: left.ret != right.ret
// truth: equivalent
// math:  equivalent
// why:   injective, said the other way round; the recursion adds two last
final class DoubleInjective {
    static int twice(int n) {
        if (n == 0) {
            return 0;
        }
        return twice(n - 1) + 2;
    }
}
