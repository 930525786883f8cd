class Digits {
    static int sum(int n) {
        n = Math.abs(n);
        int sum = 0;
        do {
            sum += n % 10;
            n /= 10;
        } while (n > 0);
        return sum;
    }
}
