import java.util.Objects;

class Shape {
    static final class Point {
        private final int x;
        private final int y;
        private final String label;

        Point(int x, int y, String label) {
            this.x = x;
            this.y = y;
            this.label = label;
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof Point other
                && x == other.x
                && y == other.y
                && Objects.equals(label, other.label);
        }

        @Override
        public int hashCode() {
            return 31 * (31 * x + y) + Objects.hashCode(label);
        }
    }

    private final Point[] corners;

    Shape(Point[] corners) {
        this.corners = corners;
    }

    boolean contains(Point wanted) {
        for (Point corner : corners) {
            if (corner != null && corner.equals(wanted)) {
                return true;
            }
        }
        return false;
    }
}
