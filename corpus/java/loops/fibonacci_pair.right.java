class Fibonacci {
    static int at(int n) {
        if (n < 2) return n;
        int before = 0;
        int current = 1;
        int left = n - 1;
        while (left > 0) {
            current = current + before;
            before = current - before;
            left--;
        }
        return current;
    }
}
