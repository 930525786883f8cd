// claim:  Elevator.move
// truth:  different
// why:    the doors no longer open when the lift is already on the floor
class Elevator {
    static final int IDLE = 0;
    static final int UP = 1;
    static final int DOWN = 2;
    static final int OPEN = 3;

    static int move(int state, int floor, int wanted, boolean isBlocked) {
        if (wanted < 0 || wanted > 40) {
            return state;
        }
        switch (state) {
            case IDLE:
                if (wanted == floor) {
                    return OPEN;
                }
                return wanted > floor ? UP : DOWN;
            case UP:
                if (wanted > floor) {
                    return UP;
                }
                return wanted == floor ? OPEN : IDLE;
            case DOWN:
                if (wanted < floor) {
                    return DOWN;
                }
                return wanted == floor ? OPEN : IDLE;
            case OPEN:
                if (isBlocked) {
                    return OPEN;
                }
                return IDLE;
            default:
                throw new IllegalStateException("no such state");
        }
    }
}
