class Text {
    static String text(int n) {
        StringBuilder all = new StringBuilder();
        for (int i = 0; i < n; i++) {
            all.append(i);
        }
        return all.toString();
    }
}
