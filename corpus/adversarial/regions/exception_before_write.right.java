class Throwing {
    static int run(int a, int b, int[] log) {
        int q = a / b;
        log[0] = 1;
        return q;
    }
}
