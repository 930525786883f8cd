public class Geometry {
    public record Point(int x, int z) { }

    public static int sum(int a, int b) { return b + a; }
}
