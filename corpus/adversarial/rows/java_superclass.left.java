// claim:  *
// truth:  different
// today:  unknown
// why:    only the superclass changed, and with it the inherited method that callers get
class Metric { public int factor() { return 10; } }
class Imperial { public int factor() { return 12; } }

public class Ruler extends Metric {
    public static int negate(int x) { return -x; }
}
