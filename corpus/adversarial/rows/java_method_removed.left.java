// claim:  *
// truth:  unknown
// why:    a public method was taken away; a private one was too, which nobody sees
public class Text {
    public static int length(String s) { return s.length(); }
    public static boolean isEmpty(String s) { return s.length() == 0; }
    private static int unused(int x) { return x; }
}
