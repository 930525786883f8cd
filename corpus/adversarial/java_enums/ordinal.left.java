// claim:  Levels.rank
// truth:  different
// why:    the constants stand in another order
enum Level {
    LOW, HIGH, URGENT
}

class Levels {
    static int rank(Level level) {
        return level.ordinal();
    }
}
