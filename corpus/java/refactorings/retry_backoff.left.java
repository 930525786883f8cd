// claim:  Backoff.delay
// truth:  different
// why:    the left delay stays at the ninth one, the right one goes on to the limit
class Backoff {
    static final int BASE = 100;
    static final int LIMIT = 30_000;

    static int delay(int attempt) {
        if (attempt < 0) {
            throw new IllegalArgumentException("attempt");
        }
        int exponent = Math.min(attempt, 8);
        return Math.min(BASE << exponent, LIMIT);
    }
}
