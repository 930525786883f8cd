// claim:  contains
// truth:  equivalent
// today:  unknown
// why:    equals of a value class is rewritten (instanceof with a pattern, Objects.equals); a search by equals calls it
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
            if (this == o) {
                return true;
            }
            if (o == null || getClass() != o.getClass()) {
                return false;
            }
            Point other = (Point) o;
            if (x != other.x) return false;
            if (y != other.y) return false;
            return label != null ? label.equals(other.label) : other.label == null;
        }

        @Override
        public int hashCode() {
            int result = x;
            result = 31 * result + y;
            result = 31 * result + (label != null ? label.hashCode() : 0);
            return result;
        }
    }

    private final Point[] corners;

    Shape(Point[] corners) {
        this.corners = corners;
    }

    boolean contains(Point wanted) {
        for (int i = 0; i < corners.length; i++) {
            if (corners[i] != null && corners[i].equals(wanted)) {
                return true;
            }
        }
        return false;
    }
}
