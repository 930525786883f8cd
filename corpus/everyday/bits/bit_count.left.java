// claim: Bits.count
// truth: equivalent
// why:   Integer.bitCount against a loop that shifts
class Bits {
    static int count(int x) {
        int count = 0;
        while (x != 0) {
            count += x & 1;
            x >>>= 1;
        }
        return count;
    }
}
