// claim:  RungeKutta.pendulum
// truth:  equivalent
// today:  unknown
// why:    the half step is named, and the loop counts down
class RungeKutta {
    static double pendulum(double angle, double speed, double step, int steps, double ratio) {
        double a = angle;
        double v = speed;
        for (int i = 0; i < steps; i++) {
            double k1 = -ratio * Math.sin(a);
            double k2 = -ratio * Math.sin(a + 0.5 * step * v);
            double k3 = -ratio * Math.sin(a + 0.5 * step * (v + 0.5 * step * k1));
            double k4 = -ratio * Math.sin(a + step * (v + 0.5 * step * k2));
            double turn = v + step * (k1 + k2 + k3) / 6.0;
            a = a + step * turn;
            v = v + step * (k1 + 2.0 * k2 + 2.0 * k3 + k4) / 6.0;
        }
        if (a > 3.141592653589793) {
            a -= 6.283185307179586;
        }
        return a + v * step;
    }
}
