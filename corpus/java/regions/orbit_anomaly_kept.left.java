// claim:  Orbit.anomaly
// truth:  equivalent
// time:   60s
// why:    the correction is computed by a helper value, the loop leaves by return
class Orbit {
    static double anomaly(double mean, double e, int most) {
        double guess = mean + e * Math.sin(mean);
        double limit = e > 0.99 ? 0.99 : e;
        for (int i = 0; i < most; i++) {
            double f = guess - limit * Math.sin(guess) - mean;
            double slope = 1.0 - limit * Math.cos(guess);
            double step = f / slope;
            guess = guess - step;
            if (Math.abs(step) < 1.0e-9) {
                break;
            }
        }
        return guess;
    }
}
