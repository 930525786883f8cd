class Labels {
    static int initial(String label) {
        return label.isBlank() ? 0 : label.charAt(0);
    }
}
