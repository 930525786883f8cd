enum Level {
    LOW, URGENT, HIGH
}

class Levels {
    static boolean isHigher(Level level) {
        return level.compareTo(Level.HIGH) > 0;
    }
}
