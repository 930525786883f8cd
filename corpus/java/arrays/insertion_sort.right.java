class Insertion {
    static void sort(int[] values) {
        for (int i = 1; i < values.length; i++) {
            for (int j = i; j > 0 && values[j - 1] > values[j]; j--) {
                int saved = values[j];
                values[j] = values[j - 1];
                values[j - 1] = saved;
            }
        }
    }

    static boolean isSorted(int[] values) {
        int i = 1;
        while (i < values.length && values[i - 1] <= values[i]) {
            i++;
        }
        return i >= values.length;
    }

    static int median(int[] values) {
        sort(values);
        return values[values.length / 2];
    }
}
