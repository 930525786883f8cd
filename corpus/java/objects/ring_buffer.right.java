class Ring {
    int[] items;
    int start;
    int size;
    int dropped;

    int push(int item) {
        if (items == null || items.length == 0) {
            throw new IllegalStateException("no room");
        }
        if (start < 0 || start >= items.length || size < 0 || size > items.length) {
            throw new IllegalStateException("broken");
        }
        int position = size == items.length ? start : wrapped(start + size);
        if (size == items.length) {
            start = wrapped(start + 1);
            dropped++;
        } else {
            size++;
        }
        int before = items[position];
        items[position] = item;
        return before;
    }

    private int wrapped(int index) {
        if (index >= items.length) {
            return index - items.length;
        }
        return index;
    }
}
