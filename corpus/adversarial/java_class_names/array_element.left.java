// claim:  OldVersion.fill NewVersion.fill
// truth:  equivalent
// why:    an array of the class's own type
class OldVersion {
    int id;

    static int fill(OldVersion[] all, int id) {
        for (int i = 0; i < all.length; i++) {
            all[i].id = id;
        }
        return id;
    }
}
