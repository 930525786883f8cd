class Signal {
    static int mean(int[] signal) {
        for (int i = 0; i < signal.length; i++) {
            signal[i] = Math.abs(signal[i]);
        }
        int negative = 0;
        for (int i = 0; i < signal.length; i++) {
            if (signal[i] < 0) {
                negative++;
            }
        }
        return negative;
    }
}
