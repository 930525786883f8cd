#include <math.h>

double airfoil_lift(double angle, double speed, double surface, double density) {
    double q = 0.5 * density * speed * speed;
    double coefficient;
    double magnitude = fabs(angle);
    if (magnitude >= 0.26 || magnitude != magnitude) {
        coefficient = 1.1 * sin(2.0 * angle);
    } else {
        coefficient = 6.283185307179586 * angle;
    }
    return q * (coefficient * surface);
}
