class Counter {
    int count;
    int limit;

    boolean tick() {
        int next = count + 1;
        boolean wraps = next > limit;
        count = wraps ? 0 : next;
        return wraps;
    }
}
