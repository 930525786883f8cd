class Table {
    static int sum(int n, boolean other) {
        int sum = 0;
        for (int i = 0; i < n; i++) {
            sum += i ^ 5;
        }
        return sum;
    }
}
