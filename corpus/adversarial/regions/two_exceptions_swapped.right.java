class Swapped {
    static int run(int a, int b, int[] log) {
        int v = log[a];
        int q = a / b;
        return q + v;
    }
}
