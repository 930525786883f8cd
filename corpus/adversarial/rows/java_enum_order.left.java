// claim:  *
// truth:  different
// time:  60s
// why:    the constants come in another order, so ordinal and compareTo are others
public class Alarm {
    public enum Level { LOW, MEDIUM, HIGH }

    public static int twice(int x) { return 2 * x; }
}
