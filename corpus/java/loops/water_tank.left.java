// claim:  Tank.simulate
// truth:  equivalent
// why:    the clamp of the level moves into a helper and the counter runs the other way
class Tank {
    static final int CAPACITY = 500;

    /** The level of a tank after so many hours, with a pump that switches itself. */
    static int simulate(int level, int inflow, int outflow, int hours) {
        boolean pumping = false;
        for (int hour = 0; hour < hours; hour++) {
            if (pumping) {
                level += inflow;
            }
            level -= outflow;
            if (level < 0) {
                level = 0;
            }
            if (level > CAPACITY) {
                level = CAPACITY;
            }
            if (level < 100) {
                pumping = true;
            } else if (level > 400) {
                pumping = false;
            }
        }
        return level;
    }

    static boolean runsDry(int level, int inflow, int outflow, int hours) {
        return simulate(level, inflow, outflow, hours) == 0;
    }
}
