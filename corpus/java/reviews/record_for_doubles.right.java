import java.util.*;

class Geometry {
    record Point(double x, double y) {
        double to(Point other) {
            double dx = other.x - x;
            double dy = other.y - y;
            return Math.sqrt(dx * dx + dy * dy);
        }
    }

    static double distance(double x1, double y1, double x2, double y2) {
        return new Point(x1, y1).to(new Point(x2, y2));
    }
}
