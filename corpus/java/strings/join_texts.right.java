public class Labels {
    private static String tail(int count, char mark) {
        return count + " " + mark;
    }

    static String label(String name, int count, char mark) {
        return name + ": " + tail(count, mark);
    }
}
