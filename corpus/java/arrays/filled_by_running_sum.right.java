class Sums {
    static int last(int n) {
        int sum = 0;
        for (int i = 0; i < n; i++) {
            sum = 3 * sum + i;
        }
        return sum;
    }
}
