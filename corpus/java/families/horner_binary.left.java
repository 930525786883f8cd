// claim:  Binary.value
// truth:  equivalent
// why:    shifting and setting a bit against doubling and adding it
class Binary {
    static int value(boolean[] bits) {
        int value = 0;
        for (boolean bit : bits) {
            value = value * 2 + (bit ? 1 : 0);
        }
        return value;
    }
}
