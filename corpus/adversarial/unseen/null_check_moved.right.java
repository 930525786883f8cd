public class Names {
    private static int length(String name) {
        return name.length();
    }

    public static int longest(String first, String second) {
        int one = first == null ? 0 : length(first);
        int other = second == null ? 0 : length(second);
        return one > other ? one : other;
    }
}
