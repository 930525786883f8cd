// claim:  Geometry.distance
// truth:  equivalent
// why:    four numbers become two records with a method
import java.util.*;

class Geometry {
    static double distance(double x1, double y1, double x2, double y2) {
        double dx = x2 - x1;
        double dy = y2 - y1;
        return Math.sqrt(dx * dx + dy * dy);
    }
}
