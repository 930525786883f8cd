// claim:  Conflict.time
// truth:  different
// why:    the separation that is kept is not squared
class Conflict {
    static double time(double x, double y, double vx, double vy, double d) {
        double speed2 = vx * vx + vy * vy;
        double approach = x * vx + y * vy;
        double distance2 = x * x + y * y;
        double never = -1.0;
        double result = never;
        if (speed2 > 0.0) {
            double miss2 = approach * approach - speed2 * (distance2 - d * d);
            if (miss2 >= 0.0) {
                double t = (-approach - Math.sqrt(miss2)) / speed2;
                result = t < 0.0 ? never : t;
            }
        }
        return result;
    }
}
