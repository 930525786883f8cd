// claim:  Spherical.angle
// truth:  equivalent
// why:    independent statements change places and a square is named; Math.sqrt, Math.acos and Math.atan2 get
//         the same arguments
class Spherical {
    /** An angle of the direction (x, y, z): 0 azimuth, 1 inclination, 2 distance from the axis. */
    static double angle(double x, double y, double z, int which) {
        double radius = Math.sqrt(x * x + y * y + z * z);
        double azimuth;
        if (x == 0.0 && y == 0.0) {
            azimuth = 0.0;
        } else {
            azimuth = Math.atan2(y, x);
            if (azimuth < 0.0) {
                azimuth = azimuth + 2.0 * Math.PI;
            }
        }
        double inclination;
        if (radius == 0.0) {
            inclination = 0.0;
        } else {
            inclination = Math.acos(z / radius);
        }
        double axis = Math.sqrt(x * x + y * y);
        switch (which) {
            case 0:
                return azimuth;
            case 1:
                return inclination;
            case 2:
                return axis;
            default:
                return Double.NaN;
        }
    }
}
