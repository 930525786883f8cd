public class Text {
    public static int length(String s) { return s.length(); }
}
