class Table {
    static int sum(int n) {
        int sum = 0;
        for (int i = 0; i < n; i++) {
            sum += 3 * i + 1;
        }
        return sum;
    }
}
