class Shot {
    static double range(double speed, double degrees, int steps) {
        double radians = degrees * Math.PI / 180.0;
        double vx = speed * Math.cos(radians);
        double vy = speed * Math.sin(radians);
        double x = 0.0;
        double y = 0.0;
        double highest = 0.0;
        int i = 0;
        boolean isFlying = true;
        while (isFlying && i < steps) {
            double velocity = Math.sqrt(vx * vx + vy * vy);
            double drag = 0.002 * velocity;
            vx = vx - drag * vx * 0.01;
            vy = vy - (9.81 + drag * vy) * 0.01;
            x = x + vx * 0.01;
            y = y + vy * 0.01;
            highest = y > highest ? y : highest;
            if (y < 0.0) {
                isFlying = false;
            } else {
                i++;
            }
        }
        if (highest > 500.0) {
            return -x;
        }
        if (x < 0.0) {
            return 0.0;
        }
        return x;
    }
}
