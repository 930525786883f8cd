// claim:  Thermostat.command
// truth:  equivalent
// why:    a state machine as nested switches and as a chain of conditions; every state and event has one entry
//         in both
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
        int difference = temperature - wish;
        switch (state) {
            case OFF:
                if (difference < -10) {
                    return HEATING;
                }
                if (difference > 10) {
                    return COOLING;
                }
                return OFF;
            case HEATING:
                if (difference >= 5) {
                    return FAN;
                }
                return HEATING;
            case COOLING:
                if (difference <= -5) {
                    return FAN;
                }
                return COOLING;
            case FAN:
                if (difference < -10) {
                    return HEATING;
                } else if (difference > 10) {
                    return COOLING;
                } else if (difference >= -2 && difference <= 2) {
                    return OFF;
                }
                return FAN;
            default:
                throw new IllegalStateException("state");
        }
    }
}
