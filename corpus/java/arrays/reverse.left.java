// claim:  Reverse.inPlace
// truth:  equivalent
// why:    two indices that meet and one index up to the middle swap the same pairs
class Reverse {
    static void inPlace(int[] values) {
        int low = 0;
        int high = values.length - 1;
        while (low < high) {
            int saved = values[low];
            values[low] = values[high];
            values[high] = saved;
            low++;
            high--;
        }
    }
}
