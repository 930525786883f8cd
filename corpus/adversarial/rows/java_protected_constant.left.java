// claim:  *
// truth:  different
// why:    classes that extend this one see another value
public class Base {
    protected static final long LIMIT = 10_000_000_000L;
    static final String NAME = "base";

    public static int zero() { return 0; }
}
