// claim:  Poly.at
// truth:  equivalent
// today:  unknown
// why:    Horner's rule from the end, or powers from the beginning; all modulo two to the 32
class Poly {
    static int at(int[] c, int x) {
        int value = 0;
        for (int i = c.length - 1; i >= 0; i--) {
            value = value * x + c[i];
        }
        return value;
    }
}
