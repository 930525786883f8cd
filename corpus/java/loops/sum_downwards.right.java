class Sum {
    static int to(int n) {
        int sum = 0;
        for (int i = n - 1; i >= 0; i--) {
            sum += i * i;
        }
        return sum;
    }
}
