final class MultMono {
    static int times(int a, int b) {
        int total = 0;
        while (a > 0) {
            total += b;
            a--;
        }
        return total;
    }
}
