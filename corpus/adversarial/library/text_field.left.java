// claim:  Note.keep
// truth:  equivalent
// why:    the text is kept in a field
class Note {
    String text;

    void keep(String name, int n) {
        text = name + "#" + n;
    }
}
