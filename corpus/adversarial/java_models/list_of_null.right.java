class Has {
    static boolean has(String name) {
        return "a".equals(name) || "b".equals(name);
    }
}
