public class Banner {
    public static String mirrored(String text) {
        return new StringBuilder(text).reverse().toString();
    }
}
