class RingBuffer {
    private final int[] values = new int[4];
    private int head;
    private int size;

    int push(int value) {
        values[(head + size) % values.length] = value;
        size++;
        if (size >= values.length) {
            dropOldest();
        }
        return size;
    }

    private void dropOldest() {
        head = (head + 1) % values.length;
        size--;
    }

    int oldest() {
        return values[head];
    }
}
