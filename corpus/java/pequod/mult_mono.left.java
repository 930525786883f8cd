// claim: MultMono.times
// assume: left.a == right.a && left.a >= 0 && left.b <= right.b
// ensure: left.ret <= right.ret
// truth: different
// math:  equivalent
// why:   monotone in what it adds; with machine integers 2 * 1073741823 and 2 * 1073741824 tell
final class MultMono {
    static int times(int a, int b) {
        int total = 0;
        while (a > 0) {
            total += b;
            a--;
        }
        return total;
    }
}
