// claim:  Clamp.of
// truth:  different
// why:    bounds in the wrong order: 6 between 5 and 3 is 5 on the left and 3 on the right
class Clamp {
    static int of(int x, int low, int high) {
        return Math.max(low, Math.min(high, x));
    }
}
