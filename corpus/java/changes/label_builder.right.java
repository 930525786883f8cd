class Label {
    static String of(String name, int count, boolean urgent) {
        String text = name + " (" + count + ")";
        return urgent ? text + "!" : text;
    }
}
