class Carried {
    static int run(int n, int start) {
        int carried = start + 1;
        int total = 0;
        for (int i = 0; i < n; i++) {
            total = total + carried;
            carried = carried * 3 + 1;
        }
        return total;
    }
}
