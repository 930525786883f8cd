class Ranges {
    static boolean within(int[] values, int low, int high) {
        for (int i = values.length - 1; i >= 0; i--) {
            if (!(low <= values[i] && values[i] <= high)) {
                return false;
            }
        }
        return true;
    }
}
