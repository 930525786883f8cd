// claim:  bisection_root
// truth:  different
// why:    the middle is the lower end plus the whole width
double bisection_root(double low, double high, double c0, double c1, double c2, int rounds) {
    double a = low;
    double b = high;
    double fa = c0 + a * (c1 + a * c2);
    for (int i = 0; i < rounds; i++) {
        double m = a + (b - a) / 2.0;
        double fm = c0 + m * (c1 + m * c2);
        if (fm == 0.0) {
            return m;
        }
        if (fa < 0.0 && fm < 0.0 || fa > 0.0 && fm > 0.0) {
            a = m;
            fa = fm;
        } else {
            b = m;
        }
    }
    return a + (b - a) / 2.0;
}
