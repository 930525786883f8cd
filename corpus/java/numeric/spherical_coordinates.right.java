class Spherical {
    /** An angle of the direction (x, y, z): 0 azimuth, 1 inclination, 2 distance from the axis. */
    static double angle(double x, double y, double z, int which) {
        if (which == 0) {
            return azimuth(x, y);
        }
        double inPlane = x * x + y * y;
        if (which == 2) {
            return Math.sqrt(inPlane);
        }
        if (which != 1) {
            return Double.NaN;
        }
        double radius = Math.sqrt(inPlane + z * z);
        return radius == 0.0 ? 0.0 : Math.acos(z / radius);
    }

    private static double azimuth(double x, double y) {
        if (x == 0.0 && y == 0.0) {
            return 0.0;
        }
        double angle = Math.atan2(y, x);
        return angle < 0.0 ? angle + 2.0 * Math.PI : angle;
    }
}
