// claim:  Counter.next
// truth:  equivalent
// today:  unknown
// why:    the step is never negative
class Counter {
    private int count;
    private int step = 1;

    void setStep(int step) {
        if (step > 0) {
            this.step = step;
        }
    }

    int next() {
        count += step;
        return count;
    }
}
