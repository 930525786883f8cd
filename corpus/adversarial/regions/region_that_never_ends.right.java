class Endless {
    static int run(int n) {
        int steps = 0;
        int m = n & 15;
        while (m != 0) {
            m = m - 2;
            steps++;
        }
        return steps;
    }
}
