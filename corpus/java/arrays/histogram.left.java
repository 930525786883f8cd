// claim:  Histogram.fill
// truth:  equivalent
// today:  unknown
// why:    the class of a value is computed by division and by comparison with borders; values outside are
//         skipped by both
class Histogram {
    /** Counts values from 0 to 99 in ten classes; others are ignored. Gives how many were counted. */
    static int fill(int[] values, int[] classes) {
        if (classes.length != 10) {
            throw new IllegalArgumentException("ten classes");
        }
        int counted = 0;
        for (int i = 0; i < values.length; i++) {
            int value = values[i];
            if (value < 0 || value > 99) {
                continue;
            }
            classes[value / 10]++;
            counted++;
        }
        return counted;
    }
}
