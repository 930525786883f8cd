class Sums {
    static int small(int[] values) {
        int sum = 0;
        for (int value : values) {
            int low = value & 7;
            if (low > 7 || low < 0) {
                System.err.println("impossible");
            }
            sum = low + sum;
        }
        return sum;
    }
}
