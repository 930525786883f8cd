// claim:  Signal.clean
// truth:  equivalent
// today:  unknown
// why:    in place, two changes to each value, in one pass or in two
class Signal {
    static void clean(int[] signal, int offset) {
        for (int i = 0; i < signal.length; i++) {
            signal[i] -= offset;
            if (signal[i] < 0) {
                signal[i] = 0;
            }
        }
    }
}
