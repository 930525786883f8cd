class Join {
    static String join(String[] parts) {
        return String.join(", ", parts);
    }
}
