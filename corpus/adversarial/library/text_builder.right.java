class Text {
    static String text(String name, int n) {
        StringBuilder all = new StringBuilder();
        all.append(name);
        all.append(':');
        all.append(n);
        return all.toString();
    }
}
