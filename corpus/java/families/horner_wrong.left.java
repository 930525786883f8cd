// claim:  Binary.value
// truth:  different
// why:    the bit is shifted with the others
class Binary {
    static int value(boolean[] bits) {
        int value = 0;
        for (boolean bit : bits) {
            value = value * 2 + (bit ? 1 : 0);
        }
        return value;
    }
}
