// claim:  page
// truth:  different
// why:    the end of a page is computed as a product that can overflow, where a difference was used
class Pages {
    private final int[] entries;

    Pages(int[] entries) {
        this.entries = entries;
    }

    int page(int number, int size) {
        if (number < 0 || size <= 0) {
            throw new IllegalArgumentException("page " + number + " of " + size);
        }
        long from = (long) number * size;
        if (from >= entries.length) {
            return 0;
        }
        int count = entries.length - (int) from;
        if (count > size) {
            count = size;
        }
        int sum = 0;
        for (int i = 0; i < count; i++) {
            sum += entries[(int) from + i];
        }
        return sum;
    }
}
