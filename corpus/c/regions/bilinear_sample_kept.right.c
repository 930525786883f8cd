double bilinear_sample(double u, double v, double q00, double q01, double q10, double q11, double umax, double vmax) {
    double a = u;
    if (!(a < 0.0)) {
        if (a > umax) {
            a = umax;
        }
    } else {
        a = 0.0;
    }
    double b = v;
    if (b < 0.0) {
        b = 0.0;
    } else if (b > vmax) {
        b = vmax;
    }
    double low = q00 * (1.0 - a) + q10 * a;
    double high = q01 * (1.0 - a) + q11 * a;
    double rest = 1.0 - b;
    return high * b + rest * low;
}
