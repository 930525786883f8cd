#include <math.h>

double simpson_integral(double a, double b, int pieces, double k) {
    if (pieces < 2) {
        return 0.0;
    }
    double h = (b - a) / pieces;
    double sum = exp(-k * a * a) + exp(-k * b * b);
    for (int i = 1; i < pieces; i++) {
        double x = a + i * h;
        double value = exp(-k * x * x);
        double weight = 2.0;
        if (i % 2 != 0) {
            weight = 4.0;
        }
        sum += weight * value;
    }
    return sum * h / 3.0;
}
