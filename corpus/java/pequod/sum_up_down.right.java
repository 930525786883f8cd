final class SumUpDown {
    static int run(int low, int high) {
        int total = 0;
        for (int i = high; i >= low; i--) {
            total += i;
        }
        return total;
    }
}
