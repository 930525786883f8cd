class Label {
    static String label(String name, int count) {
        return name + " x" + count;
    }
}
