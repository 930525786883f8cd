// claim:  airfoil_lift
// truth:  different
// why:    the stalled branch loses its sign
#include <math.h>

double airfoil_lift(double angle, double speed, double surface, double density) {
    double q = 0.5 * density * speed * speed;
    double coefficient;
    if (fabs(angle) < 0.26) {
        coefficient = 6.283185307179586 * angle;
        coefficient = coefficient * surface;
    } else {
        coefficient = 1.1 * sin(2.0 * angle);
        coefficient = coefficient * surface;
    }
    return q * coefficient;
}
