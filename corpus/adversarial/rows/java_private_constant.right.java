public class Percent {
    private static final int WHOLE = 50;

    public static int of(int x) { return x * (WHOLE + 50); }
}
