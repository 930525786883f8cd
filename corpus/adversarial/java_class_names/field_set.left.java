// claim:  OldVersion.set NewVersion.set
// truth:  equivalent
// why:    the classes have different names, and so has nothing else
class OldVersion {
    int z;

    int set(int x) {
        this.z = 1;
        return x + z;
    }
}
