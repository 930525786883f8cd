// claim:  push
// truth:  different
// why:    a full buffer dropped the oldest value; now the check comes after the write and the count grows past the end
class RingBuffer {
    private final int[] values = new int[4];
    private int head;
    private int size;

    int push(int value) {
        if (size == values.length) {
            head = (head + 1) % values.length;
            size--;
        }
        values[(head + size) % values.length] = value;
        size++;
        return size;
    }

    int oldest() {
        return values[head];
    }
}
