// claim:  Modulo.of
// assume: left.n > 0
// assume: left.n <= 1000
// truth:  equivalent
// why:    for small moduli the sum of remainder and modulus does not overflow
class Modulo {
    static int of(int a, int n) {
        return Math.floorMod(a, n);
    }
}
