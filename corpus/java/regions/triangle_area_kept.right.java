class Triangle {
    static double area(double a, double b, double c) {
        boolean impossible = a + b < c || b + c < a || c + a < b;
        if (impossible) {
            return -1.0;
        }
        double s = 0.5 * (a + b + c);
        double product = s * (s - a) * (s - b) * (s - c);
        if (product < 0.0) {
            product = 0.0;
        }
        return Math.sqrt(product);
    }
}
