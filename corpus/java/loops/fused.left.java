// claim:  Fused.totals
// assume: left.n < 1000000
// truth:  equivalent
// why:    two loops over the same range become one; needs the sums at the half-way point to be related
class Fused {
    static long totals(int n) {
        long squares = 0;
        for (int i = 1; i <= n; i++) {
            squares += (long) i * i;
        }
        long plain = 0;
        for (int i = 1; i <= n; i++) {
            plain += i;
        }
        return squares - 3 * plain;
    }
}
