class Halve {
    static double halve(double x) {
        return x * 0.5;
    }
}
