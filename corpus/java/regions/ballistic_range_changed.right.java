class Ballistic {
    static double range(double speed, double angle, double drag, double dt, int most) {
        double vx = speed * Math.cos(angle);
        double vy = speed * Math.sin(angle);
        double x = 0.0;
        double y = 0.0;
        int i = 0;
        while (i < most && y >= 0.0) {
            double v = Math.sqrt(vx * vx);
            vx = vx - dt * drag * v * vx;
            vy = vy - dt * (9.81 + drag * v * vy);
            x = x + dt * vx;
            y = y + dt * vy;
            i++;
        }
        return y < 0.0 ? x - dt * vx * 0.5 : x;
    }
}
