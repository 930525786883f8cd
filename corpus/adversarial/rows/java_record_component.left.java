// claim:  *
// truth:  different
// today:  unknown
// why:    a component of a public record has another name, which its text shows, and callers of y() fail
public class Geometry {
    public record Point(int x, int y) { }

    public static int sum(int a, int b) { return a + b; }
}
