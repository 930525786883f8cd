// claim:  Sun.dayLength
// truth:  different
// why:    the hour angle is clamped below but no longer above, so a polar day gives NaN
class Sun {
    static double declination(int day) {
        double angle = 2.0 * Math.PI * (day + 284) / 365.0;
        return Math.toRadians(23.45) * Math.sin(angle);
    }

    /** Hours of daylight at a latitude in degrees. */
    static double dayLength(double latitude, int day) {
        double phi = Math.toRadians(latitude);
        double delta = declination(day);
        double cosine = -Math.tan(phi) * Math.tan(delta);
        if (cosine >= 1.0) {
            return 0.0;
        }
        if (cosine <= -1.0) {
            return 24.0;
        }
        double hour = Math.acos(cosine);
        return 24.0 * hour / Math.PI;
    }

    static boolean isLong(double latitude, int day) {
        return dayLength(latitude, day) > 12.0;
    }
}
