class Histogram {
    private static int classOf(int value) {
        int found = 0;
        while (found < 9 && value >= (found + 1) * 10) {
            found++;
        }
        return found;
    }

    /** Counts values from 0 to 99 in ten classes; others are ignored. Gives how many were counted. */
    static int fill(int[] values, int[] classes) {
        if (classes.length != 10) {
            throw new IllegalArgumentException("ten classes");
        }
        int counted = 0;
        for (int value : values) {
            if (value >= 0 && value < 100) {
                int place = classOf(value);
                classes[place] = classes[place] + 1;
                counted = counted + 1;
            }
        }
        return counted;
    }
}
