class Hoisted {
    static long scale(int n, int a, int b) {
        long product = (long) a * b;
        long total = 0;
        int i = 0;
        while (i < n) {
            total += product + i;
            i++;
        }
        return total;
    }
}
