class Check {
    private static void require(boolean condition, String message) {
        if (!condition) {
            throw new IllegalArgumentException(message);
        }
    }

    static int all(int x, int y) {
        require(x > 0, "x");
        require(y > 0, "x");
        return x + y;
    }
}
