class Absolute {
    static double of(double x) {
        return x < 0 ? -x : x;
    }
}
