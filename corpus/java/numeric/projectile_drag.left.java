// claim:  Shot.range
// truth:  equivalent
// today:  unknown
// why:    a for loop with a break becomes a while loop, and products of constants are named
class Shot {
    static double range(double speed, double degrees, int steps) {
        double radians = degrees * Math.PI / 180.0;
        double vx = speed * Math.cos(radians);
        double vy = speed * Math.sin(radians);
        double x = 0.0;
        double y = 0.0;
        double highest = 0.0;
        for (int i = 0; i < steps; i++) {
            double velocity = Math.sqrt(vx * vx + vy * vy);
            double drag = 0.002 * velocity;
            vx = vx - drag * vx * 0.01;
            vy = vy - (9.81 + drag * vy) * 0.01;
            x = x + vx * 0.01;
            y = y + vy * 0.01;
            if (y > highest) {
                highest = y;
            }
            if (y < 0.0) {
                break;
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
