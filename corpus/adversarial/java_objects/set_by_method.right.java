class Counter {
    private int count;
    private int step = 1;

    void setStep(int step) {
        if (step > 0) {
            this.step = step;
        }
    }

    int next() {
        count += Math.min(step, 10);
        return count;
    }
}
