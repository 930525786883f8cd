// claim:  OldVersion.get NewVersion.get
// truth:  equivalent
// why:    a field and a text have the name that the class had
class OldVersion {
    int NewVersion;
    String text = "NewVersion";

    int get(int x) {
        NewVersion = x;
        return NewVersion + "NewVersion".length();
    }
}
