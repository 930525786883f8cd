class Ranges {
    static boolean within(int[] values, int low) {
        for (int i = values.length - 1; i >= 0; i--) {
            if (100 / values[i] < low) {
                return false;
            }
        }
        return true;
    }
}
