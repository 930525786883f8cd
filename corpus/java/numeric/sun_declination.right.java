class Sun {
    static double declination(int day) {
        double angle = 2.0 * Math.PI * (day + 284) / 365.0;
        return Math.toRadians(23.45) * Math.sin(angle);
    }

    /** Hours of daylight at a latitude in degrees. */
    static double dayLength(double latitude, int day) {
        double cosine = -Math.tan(Math.toRadians(latitude)) * Math.tan(declination(day));
        if (cosine >= 1.0) {
            return 0.0;
        }
        double hour = Math.acos(cosine);
        return 24.0 * hour / Math.PI;
    }

    static boolean isLong(double latitude, int day) {
        return dayLength(latitude, day) > 12.0;
    }
}
