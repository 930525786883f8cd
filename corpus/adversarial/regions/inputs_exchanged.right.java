class Inputs {
    static int run(int n, int a, int b) {
        int x = b;
        int y = a;
        for (int i = 0; i < n; i++) {
            x = x + y;
            y = y ^ 5;
        }
        return x;
    }
}
