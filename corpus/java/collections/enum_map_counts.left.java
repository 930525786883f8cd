// claim:  level
// truth:  equivalent
// today:  unknown
// why:    an EnumMap becomes an array by ordinal
import java.util.EnumMap;
import java.util.Map;
class Levels {
    enum Level { LOW, MID, HIGH }
    static int level(int[] values) {
        Map<Level, Integer> counts = new EnumMap<>(Level.class);
        for (int v : values) {
            Level level = v < 10 ? Level.LOW : v < 100 ? Level.MID : Level.HIGH;
            counts.merge(level, 1, Integer::sum);
        }
        return counts.getOrDefault(Level.MID, 0);
    }
}
