class Bits {
    static int count(int x) {
        return Integer.bitCount(x);
    }
}
