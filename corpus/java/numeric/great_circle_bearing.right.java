class GreatCircle {
    static final double RADIUS = 6371.0;

    static double distance(double lat1, double lon1, double lat2, double lon2) {
        double halfLon = Math.toRadians(lon2 - lon1) / 2;
        double halfLat = Math.toRadians(lat2 - lat1) / 2;
        double sinLon = Math.sin(halfLon);
        double sinLat = Math.sin(halfLat);
        double cos2 = Math.cos(Math.toRadians(lat2));
        double cos1 = Math.cos(Math.toRadians(lat1));
        double a = sinLat * sinLat + cos1 * cos2 * sinLon * sinLon;
        double adjacent = Math.sqrt(1 - a);
        double opposite = Math.sqrt(a);
        return RADIUS * (2 * Math.atan2(opposite, adjacent));
    }

    static double bearing(double lat1, double lon1, double lat2, double lon2) {
        double from = Math.toRadians(lat1);
        double to = Math.toRadians(lat2);
        double dLon = Math.toRadians(lon2 - lon1);
        double y = Math.sin(dLon) * Math.cos(to);
        double x = Math.cos(from) * Math.sin(to) - Math.sin(from) * Math.cos(to) * Math.cos(dLon);
        double angle = Math.toDegrees(Math.atan2(y, x));
        return angle < 0 ? angle + 360 : angle;
    }

    static boolean isNear(double lat1, double lon1, double lat2, double lon2, double limit) {
        return distance(lat1, lon1, lat2, lon2) <= limit;
    }
}
