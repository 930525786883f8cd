// claim:  Counter.twice
// truth:  different
// today:  unknown
// why:    a thread runs what it was given
class Counter {
    private int count;

    int twice(int step) {
        Thread worker = new Thread(new Adder(this, step));
        worker.run();
        return count;
    }

    static class Adder implements Runnable {
        private final Counter counter;
        private final int step;

        Adder(Counter counter, int step) {
            this.counter = counter;
            this.step = step;
        }

        @Override
        public void run() {
            counter.count += 2 * step;
        }
    }
}
