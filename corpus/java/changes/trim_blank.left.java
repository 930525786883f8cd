// claim:  Names.given
// truth:  different
// why:    isBlank counts spaces as nothing, isEmpty does not
class Names {
    static String given(String name) {
        return name == null || name.isEmpty() ? "anonymous" : name;
    }
}
