class Halves {
    static int sum(int low, int high) {
        if (low < 0 || high > 1000000) {
            return 0;
        }
        int sum = 0;
        for (int i = low; i < high; i++) {
            sum += i;
        }
        return sum;
    }
}
