class Length {
    static double length(double x, double y) {
        return StrictMath.floor(StrictMath.sqrt(x * x + y * y)) + StrictMath.ulp(x);
    }
}
