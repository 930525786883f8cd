// claim:  Narrow.toInt
// truth:  different
// why:    3e9 saturates to the largest int on the left and wraps on the right
class Narrow {
    static int toInt(double x) {
        return (int) x;
    }
}
