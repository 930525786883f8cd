// claim: Search.contains
// truth: equivalent
// why:   a flag in the condition against a return
class Search {
    static boolean contains(long[] keys, long key) {
        boolean found = false;
        for (int i = 0; i < keys.length && !found; i++) {
            if (keys[i] == key) {
                found = true;
            }
        }
        return found;
    }
}
