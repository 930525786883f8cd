#include <math.h>

double conflict_time(double x, double y, double vx, double vy, double d) {
    double speed2 = vx * vx + vy * vy;
    double approach = x * vx + y * vy;
    double distance2 = x * x + y * y;
    double never = -1.0;
    if (!(speed2 > 0.0)) {
        return never;
    }
    double miss2 = approach * approach - speed2 * (distance2 - d * d);
    if (!(miss2 >= 0.0)) {
        return never;
    }
    double root = sqrt(miss2);
    double t = (-approach - root) / speed2;
    if (t < 0.0) {
        return never;
    }
    return t;
}
