// claim:  tryAcquire
// truth:  equivalent
// why:    a service with state: refill is extracted and computed with Math.min, the clock's step stays
class TokenBucket {
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
        if (now > lastMillis) {
            long added = (now - lastMillis) * perSecond / 1000;
            if (added > 0) {
                tokens = tokens + added;
                if (tokens > capacity) {
                    tokens = capacity;
                }
                lastMillis = now;
            }
        }
        if (wanted <= 0) {
            return true;
        }
        if (tokens >= wanted) {
            tokens -= wanted;
            return true;
        } else {
            return false;
        }
    }
}
