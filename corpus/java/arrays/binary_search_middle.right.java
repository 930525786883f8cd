class Search {
    /** The index of a key in a sorted array, or -1 - where it would stand. */
    static int index(int[] sorted, int key) {
        int low = 0;
        int high = sorted.length - 1;
        for (;;) {
            if (low > high) {
                return ~low;
            }
            int middle = low + (high - low) / 2;
            int value = sorted[middle];
            if (value == key) {
                return middle;
            }
            if (value > key) {
                high = middle - 1;
            } else {
                low = middle + 1;
            }
        }
    }

    static boolean contains(int[] sorted, int key) {
        return !(index(sorted, key) < 0);
    }

    static int countBelow(int[] sorted, int key) {
        int found = index(sorted, key);
        return found >= 0 ? found : ~found;
    }
}
