class Labels {
    static String orDefault(String label, String fallback) {
        if (label != null && !label.strip().isEmpty()) {
            return label;
        }
        return fallback;
    }
}
