class Tank {
    static final int CAPACITY = 500;

    private static int clamp(int level) {
        return Math.min(Math.max(level, 0), CAPACITY);
    }

    /** The level of a tank after so many hours, with a pump that switches itself. */
    static int simulate(int level, int inflow, int outflow, int hours) {
        boolean pumping = false;
        while (hours > 0) {
            int change = pumping ? inflow - outflow : -outflow;
            level = clamp(level + change);
            if (level > 400) {
                pumping = false;
            }
            if (level < 100) {
                pumping = true;
            }
            hours--;
        }
        return level;
    }

    static boolean runsDry(int level, int inflow, int outflow, int hours) {
        return simulate(level, inflow, outflow, hours) == 0;
    }
}
