class TokenBucket {
    private static final long MILLIS_PER_SECOND = 1000;

    private final long capacity;
    private final long perSecond;
    private long tokens;
    private long lastMillis;

    TokenBucket(long capacity, long perSecond) {
        this.capacity = capacity;
        this.perSecond = perSecond;
        this.tokens = capacity;
    }

    boolean tryAcquire(long now, int wanted) {
        refill(now);
        if (wanted > tokens && wanted > 0) {
            return false;
        }
        tokens -= Math.max(wanted, 0);
        return true;
    }

    private void refill(long now) {
        if (now <= lastMillis) {
            return;
        }
        long elapsed = now - lastMillis;
        long added = elapsed * perSecond / MILLIS_PER_SECOND;
        if (added <= 0) {
            return;
        }
        tokens = Math.min(capacity, tokens + added);
        lastMillis = now;
    }
}
