class Metric { public int factor() { return 10; } }
class Imperial { public int factor() { return 12; } }

public class Ruler extends Imperial {
    public static int negate(int x) { return -x; }
}
