class Route {
    static double length(double distance1, double angle1, double distance2, double angle2) {
        double x1 = distance1 * Math.cos(Math.toRadians(angle1));
        double y1 = distance1 * Math.sin(Math.toRadians(angle1));
        double x2 = x1 + distance2 * Math.cos(Math.toRadians(angle2));
        double y2 = distance2 * Math.sin(Math.toRadians(angle2));
        double direct = Math.hypot(x2, y2);
        double walked = Math.abs(distance1) + Math.abs(distance2);
        if (walked == 0.0) {
            return 1.0;
        }
        double ratio = direct / walked;
        if (ratio > 1.0) {
            ratio = 1.0;
        }
        double bearing = Math.toDegrees(Math.atan2(y2, x2));
        if (bearing < 0.0) {
            bearing = bearing + 360.0;
        }
        int sector = (int) Math.floor(bearing / 45.0);
        switch (sector) {
            case 0:
            case 7:
                return ratio;
            case 1:
            case 2:
                return ratio + 10.0;
            case 3:
            case 4:
                return ratio + 20.0;
            default:
                return ratio + 30.0;
        }
    }
}
