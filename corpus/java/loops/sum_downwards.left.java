// claim:  Sum.to
// assume: left.n >= 0
// truth:  equivalent
// why:    the same terms in the opposite order, and wrapping addition is commutative; needs a coupling of the
//         two counters
class Sum {
    static int to(int n) {
        int sum = 0;
        for (int i = 0; i < n; i++) {
            sum += i * i;
        }
        return sum;
    }
}
