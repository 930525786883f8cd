class Squares {
    static int squares(int n) {
        int total = 0;
        int i = 1;
        while (i > 0 && i <= n) {
            total += i * i;
            i++;
        }
        return total;
    }
}
