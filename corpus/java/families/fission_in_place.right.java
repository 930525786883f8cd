class Signal {
    static void clean(int[] signal, int offset) {
        for (int i = 0; i < signal.length; i++) {
            signal[i] -= offset;
        }
        for (int i = 0; i < signal.length; i++) {
            signal[i] = Math.max(signal[i], 0);
        }
    }
}
