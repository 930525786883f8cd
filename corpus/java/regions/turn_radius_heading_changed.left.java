// claim:  TurnRadius.heading
// truth:  different
// why:    the limit is not applied to the left
class TurnRadius {
    static double heading(double speed, double bank, double seconds, double current) {
        double limit = 0.52;
        double b = bank;
        if (b > limit) {
            b = limit;
        }
        if (b < -limit) {
            b = -limit;
        }
        if (speed < 1.0) {
            return current;
        }
        double rate = 9.80665 * Math.tan(b) / speed;
        double turned = current + rate * seconds;
        while (turned >= 360.0) {
            turned -= 360.0;
        }
        while (turned < 0.0) {
            turned += 360.0;
        }
        return turned;
    }
}
