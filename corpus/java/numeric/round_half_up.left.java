// claim:  Rounding.round
// truth:  different
// why:    adding one half to 0.49999999999999994 gives 1.0, whose floor is 1; Math.round gives 0
class Rounding {
    static long round(double x) {
        return Math.round(x);
    }
}
