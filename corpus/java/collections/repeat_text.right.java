class Line {
    static String line(int n) {
        return "-".repeat(Math.max(n, 0));
    }
}
