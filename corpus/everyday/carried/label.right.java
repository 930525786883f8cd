class Label {
    private static void addTitle(StringBuilder to, String title) {
        if (title == null) {
            return;
        }
        to.append(title).append(' ');
    }

    private static void addRoom(StringBuilder to, int room) {
        if (room <= 0) {
            return;
        }
        to.append(' ').append('(').append(room).append(')');
    }

    static String of(String title, String name, int room) {
        StringBuilder label = new StringBuilder();
        addTitle(label, title);
        label.append('<').append(name).append(">");
        addRoom(label, room);
        return label.toString();
    }
}
