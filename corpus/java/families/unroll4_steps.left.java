// claim:  Clock.tick
// truth:  equivalent
// why:    no array at all: four steps at once while there are so many
class Clock {
    static int tick(int times, int state) {
        for (int i = 0; i < times; i++) {
            state = state * 5 + 3;
        }
        return state;
    }
}
