class Rounding {
    static long round(double x) {
        return (long) Math.floor(x + 0.5);
    }
}
