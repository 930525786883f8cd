class Exchanged {
    static int run(int n, int a, int b) {
        int x = a;
        int y = b;
        for (int i = 0; i < n; i++) {
            int t = x;
            x = y;
            y = t;
        }
        return y * 3 + x;
    }
}
