// claim:  describe
// truth:  equivalent
// why:    toString with a format becomes concatenation, and is called by valueOf
class Points {
    static final class Point {
        private final int x;
        private final int y;

        Point(int x, int y) {
            this.x = x;
            this.y = y;
        }

        @Override
        public String toString() {
            return String.format("(%d, %d)", x, y);
        }
    }

    static String describe(int x, int y) {
        Point point = new Point(x, y);
        return "at " + point;
    }
}
