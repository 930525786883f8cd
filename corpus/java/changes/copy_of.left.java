// claim:  Buffers.grow
// truth:  equivalent
// why:    a loop that copies becomes Arrays.copyOf; both throw the same for null
class Buffers {
    static int[] grow(int[] items) {
        int[] larger = new int[items.length + 16];
        for (int i = 0; i < items.length; i++) {
            larger[i] = items[i];
        }
        return larger;
    }
}
