class Oscillator {
    static double energy(double position, double velocity, double stiffness, double damping) {
        double step = 0.05;
        double x = position;
        double v = velocity;
        v = v + force(x, v, stiffness, damping) * step;
        x = x + v * step;
        v = v + force(x, v, stiffness, damping) * step;
        x = x + v * step;
        v = v + force(x, v, stiffness, damping) * step;
        x = x + v * step;
        v = v + force(x, v, stiffness, damping) * step;
        x = x + v * step;
        double kinetic = 0.5 * v * v;
        double potential = 0.5 * stiffness * x * x;
        double total = kinetic + potential;
        if (total > 1.0e6) {
            total = 1.0e6;
        }
        return total;
    }

    private static double force(double position, double velocity, double stiffness, double damping) {
        double force = -(stiffness * position) - damping * velocity;
        double limit = Math.abs(velocity) * 100.0 + 1.0;
        if (force > limit) {
            force = limit;
        }
        if (force < -limit) {
            force = -limit;
        }
        return force;
    }
}
