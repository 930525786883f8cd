// claim:  IntStack.push
// truth:  different
// why:    the right one grows before it is full, which is seen in the length of the array
class IntStack {
    int[] items = new int[4];
    int size;

    void push(int value) {
        if (size == items.length) {
            int[] larger = new int[2 * size + 1];
            for (int i = 0; i < size; i++) {
                larger[i] = items[i];
            }
            items = larger;
        }
        items[size] = value;
        size++;
    }

    int pop() {
        if (size == 0) {
            throw new IllegalStateException("empty");
        }
        size--;
        return items[size];
    }

    int peek() {
        int value = pop();
        push(value);
        return value;
    }
}
