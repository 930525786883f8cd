// claim: Header.isSame
// truth: different
// today: unknown
// why:   "\u017f" and "s" are equal but for case and yet have different lower cases; only ASCII letters are modelled
public class Header {
    public static boolean isSame(String one, String other) {
        return one.equalsIgnoreCase(other);
    }
}
