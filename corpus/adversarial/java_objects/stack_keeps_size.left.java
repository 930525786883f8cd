// claim:  Numbers.pop
// truth:  different
// why:    the size does not fall on the right
class Numbers {
    private int[] data = new int[4];
    private int size;

    void push(int value) {
        if (size == data.length) {
            int[] more = new int[2 * size];
            for (int i = 0; i < size; i++) {
                more[i] = data[i];
            }
            data = more;
        }
        data[size++] = value;
    }

    int pop() {
        if (size == 0) {
            throw new IllegalStateException("empty");
        }
        return data[--size];
    }

    boolean isFull() {
        return size == data.length;
    }
}
