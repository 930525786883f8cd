class Backoff {
    static final int BASE = 100;
    static final int LIMIT = 30_000;

    static int delay(int attempt) {
        if (attempt < 0) {
            throw new IllegalArgumentException("attempt");
        }
        int delay = BASE << attempt;
        return delay > LIMIT || attempt > 31 ? LIMIT : delay;
    }
}
