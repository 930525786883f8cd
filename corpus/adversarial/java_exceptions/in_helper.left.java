// claim:  Check.all
// truth:  different
// why:    a helper that both sides call is given other texts
class Check {
    private static void require(boolean condition, String message) {
        if (!condition) {
            throw new IllegalArgumentException(message);
        }
    }

    static int all(int x, int y) {
        require(x > 0, "x");
        require(y > 0, "y");
        return x + y;
    }
}
