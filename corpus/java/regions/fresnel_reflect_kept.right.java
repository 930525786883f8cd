class Fresnel {
    static double reflect(double n1, double n2, double angle) {
        double sine = n1 / n2 * Math.sin(angle);
        if (!(Math.abs(sine) <= 1.0)) {
            return 1.0;
        }
        double c1 = Math.cos(angle);
        double c2 = Math.sqrt(1.0 - sine * sine);
        double a = n1 * c1;
        double b = n2 * c2;
        double c = n1 * c2;
        double d = n2 * c1;
        double s = (a - b) / (a + b);
        double p = (c - d) / (c + d);
        return 0.5 * (p * p + s * s);
    }
}
