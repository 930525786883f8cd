public class Header {
    public static boolean isSame(String one, String other) {
        return one.toLowerCase().equals(other.toLowerCase());
    }
}
