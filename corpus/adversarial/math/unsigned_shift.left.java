// claim:  Bits.half --ints math
// truth:  different
// why:    -1 >>> 1 is the largest int, -1 >> 1 is -1
public class Bits {
    static int half(int x) {
        return x >>> 1;
    }
}
