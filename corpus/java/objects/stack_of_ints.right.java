class IntStack {
    int[] items = new int[4];
    int size;

    void push(int value) {
        if (size + 1 >= items.length) {
            int[] larger = new int[2 * items.length + 1];
            for (int i = 0; i < size; i++) {
                larger[i] = items[i];
            }
            items = larger;
        }
        items[size++] = value;
    }

    int pop() {
        if (size == 0) {
            throw new IllegalStateException("empty");
        }
        return items[--size];
    }

    int peek() {
        int value = pop();
        push(value);
        return value;
    }
}
