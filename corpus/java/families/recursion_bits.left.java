// claim:  Bits.count
// truth:  equivalent
// why:    recursion by halving against a loop
class Bits {
    static int count(int n) {
        return n == 0 ? 0 : (n & 1) + count(n >>> 1);
    }
}
