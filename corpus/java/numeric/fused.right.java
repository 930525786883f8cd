class Fused {
    static double multiplyAdd(double a, double b, double c) {
        return Math.fma(a, b, c);
    }
}
