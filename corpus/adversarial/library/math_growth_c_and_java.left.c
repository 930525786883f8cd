// claim:  growth Growth.growth
// truth:  different
// why:    compound growth over pow, deeper in a call; pow(1, NaN) is 1 in C alone
#include <math.h>
static double factor(double rate, double years) {
    return pow(1.0 + rate, years);
}

double growth(double start, double rate, double years) {
    if (rate < 0.0)
        return start;
    return start * factor(rate, years);
}
