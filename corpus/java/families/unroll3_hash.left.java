// claim:  Hashes.of
// truth:  equivalent
// today:  unknown
// why:    three characters a step of a polynomial hash
class Hashes {
    static int of(byte[] text) {
        int h = 0;
        for (int i = 0; i < text.length; i++) {
            h = 31 * h + text[i];
        }
        return h;
    }
}
