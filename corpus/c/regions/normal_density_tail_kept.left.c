// claim:  normal_density_tail
// truth:  equivalent
// time:   60s
// why:    the sign is handled by a helper that leaves early instead of by a flag at the end
#include <math.h>

double normal_density_tail(double x, double mean, double deviation) {
    if (deviation <= 0.0) {
        return x < mean ? 1.0 : 0.0;
    }
    double z = (x - mean) / deviation;
    int mirrored = z < 0.0;
    if (mirrored) {
        z = -z;
    }
    double t = 1.0 / (1.0 + 0.2316419 * z);
    double density = 0.3989422804014327 * exp(-z * z / 2.0);
    double series = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
    double area = density * series;
    return mirrored ? 1.0 - area : area;
}
