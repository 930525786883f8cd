// claim:  Predator.prey
// truth:  different
// why:    the hunters are clamped with the prey's limit before the prey
class Predator {
    static double prey(double rabbits, double foxes, double dt, int steps, double limit) {
        double r = rabbits;
        double f = foxes;
        for (int i = 0; i < steps; i++) {
            double dr = 1.1 * r - 0.4 * r * f;
            double df = 0.1 * r * f - 0.4 * f;
            r += dt * dr;
            f += dt * df;
            if (r < 0.0) {
                r = 0.0;
            }
            if (r > limit) {
                r = limit;
            }
            if (f < 0.0) {
                f = 0.0;
            }
            if (f > limit) {
                f = limit;
            }
        }
        return r;
    }
}
