// claim:  OldVersion.sum NewVersion.sum
// truth:  equivalent
// why:    nested classes are renamed with the class around them
class OldVersion {
    static class Point {
        int x;
        int y;

        Point(int x, int y) {
            this.x = x;
            this.y = y;
        }
    }

    private Point last;

    int sum(int a, int b) {
        last = new Point(a, b);
        return last.x + last.y;
    }
}
