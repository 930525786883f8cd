class Counter {
    private int count;
    int next() { return ++count; }
}
