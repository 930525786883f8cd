class Names {
    static String given(String name) {
        return name == null || name.isBlank() ? "anonymous" : name;
    }
}
