// claim:  Bits.ones
// truth:  equivalent
// today:  unknown
// why:    32 bits looked at one by one, or the lowest one cleared until there is none
class Bits {
    static int ones(int x) {
        int count = 0;
        for (int i = 0; i < 32; i++) {
            count += (x >>> i) & 1;
        }
        return count;
    }
}
