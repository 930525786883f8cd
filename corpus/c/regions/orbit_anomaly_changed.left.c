// claim:  orbit_anomaly
// truth:  different
// why:    the eccentricity is limited before the guess is made
#include <math.h>

double orbit_anomaly(double mean, double e, int most) {
    double guess = mean + e * sin(mean);
    double limit = e > 0.99 ? 0.99 : e;
    for (int i = 0; i < most; i++) {
        double f = guess - limit * sin(guess) - mean;
        double slope = 1.0 - limit * cos(guess);
        double step = f / slope;
        guess = guess - step;
        if (fabs(step) < 1.0e-9) {
            break;
        }
    }
    return guess;
}
