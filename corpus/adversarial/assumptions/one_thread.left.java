// claim: next
// truth: equivalent
// rests: one-thread
// why:   two threads that call RIGHT at once may get the same number
class Counter {
    private int count;
    synchronized int next() { return ++count; }
}
