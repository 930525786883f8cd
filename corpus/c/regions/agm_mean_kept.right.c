#include <math.h>

static double iterate(double a, double g, int rounds) {
    for (int i = 0; i < rounds; i++) {
        double product = a * g;
        a = (a + g) / 2.0;
        g = sqrt(product);
        if (a == g) {
            return a;
        }
    }
    return a;
}

double agm_mean(double a, double g, int rounds) {
    if (a < 0.0 || g < 0.0) {
        return 0.0;
    }
    return iterate(a, g, rounds);
}
