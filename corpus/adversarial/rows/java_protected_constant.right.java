public class Base {
    protected static final long LIMIT = 20_000_000_000L;
    static final String NAME = "base";

    public static int zero() { return 0; }
}
