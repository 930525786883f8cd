// claim:  *
// truth:  equivalent
// why:    the private constant changed together with the only method that uses it
public class Percent {
    private static final int WHOLE = 100;

    public static int of(int x) { return x * WHOLE; }
}
