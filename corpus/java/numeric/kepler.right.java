class Kepler {
    static double position(double meanAnomaly, double eccentricity, double semiMajor) {
        if (eccentricity < 0.0 || eccentricity >= 1.0) {
            return Double.NaN;
        }
        double anomaly = solve(meanAnomaly, eccentricity);
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

    private static double solve(double meanAnomaly, double eccentricity) {
        double anomaly = eccentricity > 0.8 ? Math.PI : meanAnomaly;
        int round = 6;
        while (round > 0) {
            double error = anomaly - eccentricity * Math.sin(anomaly) - meanAnomaly;
            anomaly -= error / (1.0 - eccentricity * Math.cos(anomaly));
            round--;
        }
        return anomaly;
    }
}
