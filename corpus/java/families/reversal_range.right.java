class Ranges {
    static int sum(int low, int high) {
        int sum = 0;
        for (int i = high; i > low; i--) {
            sum += (i - 1) * (i - 1);
        }
        return sum;
    }
}
