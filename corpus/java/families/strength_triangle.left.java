// claim:  Triangle.last
// truth:  equivalent
// today:  unknown
// why:    a triangular number in each round by a formula or by adding
class Triangle {
    static long last(int n) {
        long value = 0;
        for (int i = 0; i < n; i++) {
            value ^= (long) i * (i + 1L) / 2;
        }
        return value;
    }
}
