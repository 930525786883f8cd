// claim:  Levels.isHigher
// truth:  different
// why:    constants are compared by their order, which changed
enum Level {
    LOW, HIGH, URGENT
}

class Levels {
    static boolean isHigher(Level level) {
        return level.compareTo(Level.HIGH) > 0;
    }
}
