// claim:  OldVersion.set NewVersion.set
// truth:  different
// why:    the classes have different names, and one sets another value
class OldVersion {
    int z;

    int set(int x) {
        this.z = 1;
        return x + 1;
    }
}
