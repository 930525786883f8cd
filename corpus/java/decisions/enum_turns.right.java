class Turtle {
    enum Direction { NORTH, EAST, SOUTH, WEST }

    static int turn(Direction direction, boolean right) {
        int step = right ? 1 : 3;
        return (direction.ordinal() + step) % 4;
    }
}
