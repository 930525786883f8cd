// claim: Names.missing
// truth: equivalent
class Names {
    static boolean missing(String name) {
        return name == null || name.trim().length() == 0;
    }
}
