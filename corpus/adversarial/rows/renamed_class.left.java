// claim:  *
// truth:  equivalent
// why:    each file has one class, called by its version; they do the same
public class OldVersion {
    public static int larger(int a, int b) { return a > b ? a : b; }
    public static int sign(int x) { return x > 0 ? 1 : x < 0 ? -1 : 0; }
}
