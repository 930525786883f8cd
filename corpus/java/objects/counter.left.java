// claim:  Counter.tick
// truth:  equivalent
// why:    increment and assignment of the same field; the receiver is the only object touched
class Counter {
    int count;
    int limit;

    boolean tick() {
        count++;
        if (count > limit) {
            count = 0;
            return true;
        }
        return false;
    }
}
