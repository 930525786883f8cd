class Ballistic {
    static double range(double speed, double angle, double drag, double dt, int most) {
        double vx = speed * Math.cos(angle);
        double vy = speed * Math.sin(angle);
        double x = 0.0;
        double y = 0.0;
        int i = 0;
        for (; i < most; i++) {
            if (!(y >= 0.0)) {
                break;
            }
            double resistance = dt * drag;
            double v = Math.sqrt(vx * vx + vy * vy);
            vx -= resistance * v * vx;
            vy -= dt * (9.81 + drag * v * vy);
            x += dt * vx;
            y += dt * vy;
        }
        if (y < 0.0) {
            return x - dt * vx * 0.5;
        }
        return x;
    }
}
