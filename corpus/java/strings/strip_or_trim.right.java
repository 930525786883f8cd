class Labels {
    static String clean(String label) {
        return label.strip();
    }
}
