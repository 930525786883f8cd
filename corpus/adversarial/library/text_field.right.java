class Note {
    String text;

    void keep(String name, int n) {
        StringBuilder all = new StringBuilder(name == null ? "null" : name);
        text = all.append('#').append(n).toString();
    }
}
