// claim:  Bilinear.sample
// truth:  equivalent
// why:    the clamping of both coordinates is written with the branches the other way round
class Bilinear {
    static double sample(double u, double v, double q00, double q01, double q10, double q11, double umax, double vmax) {
        double a = u;
        if (a < 0.0) {
            a = 0.0;
        } else if (a > umax) {
            a = umax;
        }
        double b = v;
        if (b < 0.0) {
            b = 0.0;
        } else if (b > vmax) {
            b = vmax;
        }
        double low = q00 * (1.0 - a) + q10 * a;
        double high = q01 * (1.0 - a) + q11 * a;
        return low * (1.0 - b) + high * b;
    }
}
