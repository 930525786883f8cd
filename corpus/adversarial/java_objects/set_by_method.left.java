// claim:  Counter.next
// truth:  different
// why:    a step above ten counts as ten on the right
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
