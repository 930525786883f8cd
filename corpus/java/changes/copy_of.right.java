import java.util.Arrays;

class Buffers {
    static int[] grow(int[] items) {
        return Arrays.copyOf(items, items.length + 16);
    }
}
