class Alternate {
    static int sum(int n) {
        int sum = 0;
        int sign = 1;
        for (int i = 1; i <= n && i > 0; i++) {
            sum += sign * i;
            sign = -sign;
        }
        return sum;
    }
}
