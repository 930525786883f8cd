// claim:  Sign.of
// truth:  equivalent
// why:    the sign bit of x and of -x decide; the least int is negative both ways
class Sign {
    static int of(int x) {
        return Integer.signum(x);
    }
}
