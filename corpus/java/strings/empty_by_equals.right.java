class Names {
    static boolean missing(String name) {
        return name == null || "".equals(name.trim());
    }
}
