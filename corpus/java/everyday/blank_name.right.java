class Names {
    static String displayName(String name) {
        if (name == null || name.isBlank()) {
            return "guest";
        }
        return name;
    }
}
