#include <math.h>

double orbit_anomaly(double mean, double e, int most) {
    double limit = e;
    if (e > 0.99) {
        limit = 0.99;
    }
    double guess = e * sin(mean) + mean;
    for (int i = 0; i < most; i++) {
        double f = guess - limit * sin(guess) - mean;
        double slope = 1.0 - limit * cos(guess);
        double step = f / slope;
        guess = guess - step;
        if (fabs(step) < 1.0e-9) {
            return guess;
        }
    }
    return guess;
}
