// claim:  Turtle.turn
// truth:  equivalent
// why:    a switch over an enum, and the ordinals around a circle
class Turtle {
    enum Direction { NORTH, EAST, SOUTH, WEST }

    static int turn(Direction direction, boolean right) {
        switch (direction) {
            case NORTH:
                return right ? 1 : 3;
            case EAST:
                return right ? 2 : 0;
            case SOUTH:
                return right ? 3 : 1;
            default:
                return right ? 0 : 2;
        }
    }
}
