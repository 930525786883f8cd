// claim:  Endless.run
// truth:  different
// time:   60s
// why:    the common loop ends for every even number, though for odd ones it runs on for ever (n is even on the left)
class Endless {
    static int run(int n) {
        int steps = 0;
        int m = n & 14;
        while (m != 0) {
            m = m - 2;
            steps++;
        }
        return steps;
    }
}
