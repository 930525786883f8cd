// claim:  Label.of
// truth:  equivalent
// why:    a text in pieces becomes a builder that two helpers add to
class Label {
    static String of(String title, String name, int room) {
        String label = "";
        if (title != null) {
            label += title;
            label += " ";
        }
        label += "<";
        label += name;
        label += ">";
        if (room > 0) {
            label += " (" + room + ")";
        }
        return label;
    }
}
