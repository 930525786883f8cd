// claim:  OldVersion.name NewVersion.name
// truth:  different
// today:  unknown
// why:    the name of the class is looked at
class OldVersion {
    int calls;

    String name() {
        calls++;
        return getClass().getSimpleName();
    }
}
