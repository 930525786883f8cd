// claim:  Bucket.take
// truth:  different
// why:    a clock that goes back moves the time of the last refill back as well
class Bucket {
    int tokens;
    int capacity;
    long last;

    boolean take(int wanted, long now) {
        if (wanted <= 0 || wanted > capacity) {
            return false;
        }
        long passed = now - last;
        if (passed > 0) {
            tokens = (int) Math.min(capacity, tokens + passed);
            last = now;
        }
        if (tokens < wanted) {
            return false;
        }
        tokens -= wanted;
        return true;
    }
}
