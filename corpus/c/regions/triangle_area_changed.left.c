// claim:  triangle_area
// truth:  different
// why:    a degenerate triangle is refused, too
#include <math.h>

double triangle_area(double a, double b, double c) {
    if (a + b < c) {
        return -1.0;
    }
    if (b + c < a) {
        return -1.0;
    }
    if (c + a < b) {
        return -1.0;
    }
    double s = (a + b + c) / 2.0;
    double product = s * (s - a) * (s - b) * (s - c);
    if (product < 0.0) {
        product = 0.0;
    }
    return sqrt(product);
}
