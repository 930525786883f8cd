class Join {
    static String both(String a, int n) {
        StringBuilder text = new StringBuilder();
        text.append(a);
        text.append(":");
        text.append(n);
        return text.toString();
    }
}
