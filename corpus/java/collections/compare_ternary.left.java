// claim:  order
// truth:  equivalent
// why:    a hand-written comparison becomes Integer.compare
class Versions {
    static int order(int a, int b, int c, int d) {
        if (a != b) {
            return a < b ? -1 : 1;
        }
        return c < d ? -1 : c > d ? 1 : 0;
    }
}
