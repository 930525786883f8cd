// claim:  Clock.tick
// truth:  different
// why:    the constant of four steps is that of three
class Clock {
    static int tick(int times, int state) {
        for (int i = 0; i < times; i++) {
            state = state * 5 + 3;
        }
        return state;
    }
}
