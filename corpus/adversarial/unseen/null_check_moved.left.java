// claim:  *
// truth:  equivalent
// why:    the private method no longer takes null, which its only caller never gives it
public class Names {
    private static int length(String name) {
        return name == null ? 0 : name.length();
    }

    public static int longest(String first, String second) {
        int one = first == null ? 0 : length(first);
        int other = second == null ? 0 : length(second);
        return one > other ? one : other;
    }
}
