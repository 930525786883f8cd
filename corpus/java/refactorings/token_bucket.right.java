class Bucket {
    int tokens;
    int capacity;
    long last;

    boolean take(int wanted, long now) {
        if (wanted <= 0 || wanted > capacity) {
            return false;
        }
        if (now > last) {
            tokens = (int) Math.min(capacity, tokens + (now - last));
        }
        last = now;
        if (tokens < wanted) {
            return false;
        }
        tokens = tokens - wanted;
        return true;
    }
}
