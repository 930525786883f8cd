class Squares {
    static int sum(int n) {
        int sum = 0;
        for (int i = 0; i < n; i++) {
            sum += i * i + 1;
        }
        return sum;
    }
}
