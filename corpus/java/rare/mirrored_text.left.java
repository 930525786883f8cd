// claim: Banner.mirrored
// truth: different
// why:   StringBuilder.reverse keeps the two units of one character in order, the loop does not
public class Banner {
    public static String mirrored(String text) {
        StringBuilder result = new StringBuilder();
        for (int i = text.length() - 1; i >= 0; i--) {
            result.append(text.charAt(i));
        }
        return result.toString();
    }
}
