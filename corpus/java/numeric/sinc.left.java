// claim:  Sinc.of
// truth:  equivalent
// why:    the same sine divided by the same number; the guard is only turned around
class Sinc {
    static double of(double x) {
        if (x == 0.0) {
            return 1.0;
        }
        return Math.sin(x) / x;
    }
}
