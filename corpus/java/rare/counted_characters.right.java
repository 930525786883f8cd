public class Column {
    public static int width(String text) {
        int width = 0;
        for (int i = 0; i < text.length(); i++) {
            if (!Character.isLowSurrogate(text.charAt(i))) width++;
        }
        return width;
    }
}
