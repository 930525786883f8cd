class Orders {
    static int quantity(String text) {
        try {
            return Integer.parseInt(text.trim());
        } catch (RuntimeException e) {
            return 1;
        }
    }
}
