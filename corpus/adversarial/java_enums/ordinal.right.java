enum Level {
    LOW, URGENT, HIGH
}

class Levels {
    static int rank(Level level) {
        return level.ordinal();
    }
}
