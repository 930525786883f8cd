class Text {
    static String text(String name, int n) {
        StringBuilder all = new StringBuilder(n == 0 ? "none" : String.valueOf(name));
        if (n != 0) {
            all.append("s: ").append(n);
        }
        return all.toString();
    }
}
