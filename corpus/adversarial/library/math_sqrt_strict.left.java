// claim:  Length.length
// truth:  equivalent
// why:    square roots, floors and distances to the next float are exactly specified
class Length {
    static double length(double x, double y) {
        return Math.floor(Math.sqrt(x * x + y * y)) + Math.ulp(x);
    }
}
