class Blend {
    static double of(double a, double b, double t) {
        return (1 - t) * a + t * b;
    }
}
