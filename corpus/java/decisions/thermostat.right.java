class Thermostat {
    static final int OFF = 0;
    static final int HEATING = 1;
    static final int COOLING = 2;
    static final int FAN = 3;

    /** The next state, given the state, the temperature and the wish in tenths of a degree, and an open window. */
    static int command(int state, int temperature, int wish, boolean window) {
        if (window) {
            return OFF;
        }
        if (state < OFF || state > FAN) {
            throw new IllegalStateException("state");
        }
        int difference = temperature - wish;
        if (state == HEATING) {
            return difference < 5 ? HEATING : FAN;
        }
        if (state == COOLING) {
            return difference > -5 ? COOLING : FAN;
        }
        if (difference < -10) {
            return HEATING;
        }
        if (difference > 10) {
            return COOLING;
        }
        boolean settled = state == OFF || Math.abs(difference) <= 2;
        return settled ? OFF : FAN;
    }
}
