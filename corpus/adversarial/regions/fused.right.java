class Fused {
    static double run(double a, double b, double c) {
        double x = Math.sin(a);
        double y = Math.sin(b);
        double z = Math.sin(c);
        return Math.fma(x, y, z);
    }
}
