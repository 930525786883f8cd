class Dot {
    static double product(double[] a, double[] b) {
        double even = a[0] * b[0] + a[2] * b[2];
        double odd = a[1] * b[1] + a[3] * b[3];
        return even + odd;
    }
}
