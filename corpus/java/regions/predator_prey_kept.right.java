class Predator {
    static double prey(double rabbits, double foxes, double dt, int steps, double limit) {
        double r = rabbits;
        double f = foxes;
        for (int i = 0; i < steps; i++) {
            double dr = 1.1 * r - 0.4 * r * f;
            double df = 0.1 * r * f - 0.4 * f;
            r = clamp(r + dt * dr, limit);
            f = clamp(f + dt * df, limit);
        }
        return r;
    }

    static double clamp(double value, double limit) {
        double kept = value;
        if (kept < 0.0) {
            kept = 0.0;
        }
        if (kept > limit) {
            return limit;
        }
        return kept;
    }
}
