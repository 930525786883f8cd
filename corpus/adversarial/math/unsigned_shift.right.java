public class Bits {
    static int half(int x) {
        return x >> 1;
    }
}
