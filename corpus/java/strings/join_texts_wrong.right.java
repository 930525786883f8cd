public class Labels {
    static String label(String name, int count, char mark) {
        return name + ": " + count + mark;
    }
}
