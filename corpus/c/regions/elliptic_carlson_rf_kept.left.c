// claim:  elliptic_carlson_rf
// truth:  equivalent
// why:    the mean is taken by one division that is named, and the endless loop became a do-while
#include <math.h>

double elliptic_carlson_rf(double x, double y, double z, int most) {
    double xt = x;
    double yt = y;
    double zt = z;
    double ave = 0.0;
    double dx = 0.0;
    double dy = 0.0;
    double dz = 0.0;
    for (int round = 0; round < most; round++) {
        double sx = sqrt(xt);
        double sy = sqrt(yt);
        double sz = sqrt(zt);
        double lambda = sx * (sy + sz) + sy * sz;
        xt = 0.25 * (xt + lambda);
        yt = 0.25 * (yt + lambda);
        zt = 0.25 * (zt + lambda);
        ave = (xt + yt + zt) / 3.0;
        dx = (ave - xt) / ave;
        dy = (ave - yt) / ave;
        dz = (ave - zt) / ave;
        double worst = fmax(fabs(dx), fmax(fabs(dy), fabs(dz)));
        if (worst < 0.0025) {
            break;
        }
    }
    double e2 = dx * dy - dz * dz;
    double e3 = dx * dy * dz;
    return (1.0 + (e2 / 24.0 - 0.1 - 3.0 * e3 / 44.0) * e2 + e3 / 14.0) / sqrt(ave);
}
