class NewVersion {
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
        return b + a;
    }
}
