// claim:  OldVersion.name NewVersion.name
// truth:  different
// why:    the name of the class as a text is a text like any other
class OldVersion {
    String name(int x) {
        return x == 0 ? "OldVersion" : "none";
    }
}
