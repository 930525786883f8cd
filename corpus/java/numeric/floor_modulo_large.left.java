// claim:  Modulo.of
// assume: left.n > 0
// truth:  different
// why:    a remainder of 2^30 plus a modulus of 2^30 + 1 overflows on the right
class Modulo {
    static int of(int a, int n) {
        return Math.floorMod(a, n);
    }
}
