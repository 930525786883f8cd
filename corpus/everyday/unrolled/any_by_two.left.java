// claim: Scan.any
// truth: equivalent
// why:   an early exit in a loop unrolled by two
class Scan {
    static boolean any(byte[] a, byte x) {
        for (int i = 0; i < a.length; i++) {
            if (a[i] == x) {
                return true;
            }
        }
        return false;
    }
}
