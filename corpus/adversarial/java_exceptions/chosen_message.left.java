// claim:  Sign.check
// truth:  different
// why:    which of two messages is given depends on a condition, which was turned round
class Sign {
    static int check(int x) {
        if (x != 0) {
            throw new IllegalArgumentException(x > 0 ? "above" : "below");
        }
        return x;
    }
}
