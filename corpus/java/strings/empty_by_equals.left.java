// claim: Names.missing
// truth: equivalent
// why:   a text is empty if it has no units, and if it is the empty text
class Names {
    static boolean missing(String name) {
        return name == null || name.trim().length() == 0;
    }
}
