class Sums {
    static int upTo(int n) {
        int sum = 0;
        while (n > 1) {
            sum += n;
            n--;
        }
        return sum;
    }
}
