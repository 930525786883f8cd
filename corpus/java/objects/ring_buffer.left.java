// claim:  Ring.push
// truth:  equivalent
// why:    an index that wraps by remainder wraps by a condition
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
        int position;
        if (size == items.length) {
            position = start;
            start = start + 1;
            if (start == items.length) {
                start = 0;
            }
            dropped = dropped + 1;
        } else {
            position = start + size;
            if (position >= items.length) {
                position = position - items.length;
            }
            size = size + 1;
        }
        int before = items[position];
        items[position] = item;
        return before;
    }
}
