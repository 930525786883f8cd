// claim: Pairs.swap
// truth: equivalent
// why:   neighbours swapped in steps of two, counted from either end of the pair
class Pairs {
    static void swap(byte[] data) {
        for (int i = 0; i + 1 < data.length; i += 2) {
            byte t = data[i];
            data[i] = data[i + 1];
            data[i + 1] = t;
        }
    }
}
