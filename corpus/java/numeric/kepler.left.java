// claim:  Kepler.position
// truth:  equivalent
// time:  60s
// why:    the equation is solved by a method of its own, with a while loop
class Kepler {
    static double position(double meanAnomaly, double eccentricity, double semiMajor) {
        if (eccentricity < 0.0 || eccentricity >= 1.0) {
            return Double.NaN;
        }
        double anomaly = meanAnomaly;
        if (eccentricity > 0.8) {
            anomaly = Math.PI;
        }
        for (int i = 0; i < 6; i++) {
            double error = anomaly - eccentricity * Math.sin(anomaly) - meanAnomaly;
            double slope = 1.0 - eccentricity * Math.cos(anomaly);
            anomaly = anomaly - error / slope;
        }
        double x = semiMajor * (Math.cos(anomaly) - eccentricity);
        double y = semiMajor * Math.sqrt(1.0 - eccentricity * eccentricity) * Math.sin(anomaly);
        double distance = Math.sqrt(x * x + y * y);
        double angle = Math.atan2(y, x);
        if (angle < 0.0) {
            angle += 2.0 * Math.PI;
        }
        if (distance > 1000.0) {
            distance = 1000.0;
        }
        double scaled = distance / semiMajor;
        if (Double.isNaN(scaled)) {
            return -1.0;
        }
        return angle + scaled;
    }
}
