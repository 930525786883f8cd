// claim:  Search.index
// truth:  equivalent
// today:  unknown
// why:    the middle by unsigned shift of the sum and by half the distance; lengths fit, so neither overflows
class Search {
    /** The index of a key in a sorted array, or -1 - where it would stand. */
    static int index(int[] sorted, int key) {
        int low = 0;
        int high = sorted.length - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            int value = sorted[middle];
            if (value < key) {
                low = middle + 1;
            } else if (value > key) {
                high = middle - 1;
            } else {
                return middle;
            }
        }
        return -1 - low;
    }

    static boolean contains(int[] sorted, int key) {
        return index(sorted, key) >= 0;
    }

    static int countBelow(int[] sorted, int key) {
        int found = index(sorted, key);
        return found < 0 ? -1 - found : found;
    }
}
