// claim:  displayName
// truth:  different
// why:    isEmpty and isBlank differ on spaces
class Names {
    static String displayName(String name) {
        if (name == null || name.isEmpty()) {
            return "guest";
        }
        return name;
    }
}
