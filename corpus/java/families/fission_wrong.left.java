// claim:  Signal.mean
// truth:  different
// why:    the count is of the values after they were changed
class Signal {
    static int mean(int[] signal) {
        int negative = 0;
        for (int i = 0; i < signal.length; i++) {
            if (signal[i] < 0) {
                negative++;
            }
            signal[i] = Math.abs(signal[i]);
        }
        return negative;
    }
}
