// claim:  cubic_spline_at
// truth:  equivalent
// why:    the two guards that leave early are one condition, and the step is written once before both uses
double cubic_spline_at(double x, double x0, double x1, double y0, double y1, double m0, double m1) {
    double h = x1 - x0;
    if (h == 0.0) {
        return y0;
    }
    if (x == x0) {
        return y0;
    }
    double t = (x - x0) / h;
    if (t > 1.0) {
        return y1 + m1 * (x - x1);
    }
    if (t < 0.0) {
        return y0 + m0 * (x - x0);
    }
    double t2 = t * t;
    double t3 = t2 * t;
    double a = 2.0 * t3 - 3.0 * t2 + 1.0;
    double b = t3 - 2.0 * t2 + t;
    double c = 3.0 * t2 - 2.0 * t3;
    double d = t3 - t2;
    return a * y0 + b * h * m0 + c * y1 + d * h * m1;
}
