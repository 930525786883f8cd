class Levels {
    enum Level { LOW, MID, HIGH }
    static int level(int[] values) {
        int[] counts = new int[Level.values().length];
        for (int v : values) {
            Level level = v < 10 ? Level.LOW : v < 100 ? Level.MID : Level.HIGH;
            counts[level.ordinal()]++;
        }
        return counts[Level.MID.ordinal()];
    }
}
