class Clock {
    static int tick(int times, int state) {
        while (times >= 4) {
            state = state * 625 + 468;
            times -= 4;
        }
        while (times > 0) {
            state = state * 5 + 3;
            times--;
        }
        return state;
    }
}
