class Names {
    private static void add(StringBuilder to, String name) {
        if (name == null || name.isEmpty()) {
            return;
        }
        to.append(name.charAt(0)).append('.');
    }
    static String initials(String first, String last) {
        StringBuilder result = new StringBuilder();
        add(result, first);
        add(result, last);
        return result.toString();
    }
}
