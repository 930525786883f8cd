class Search {
    static boolean contains(long[] keys, long key) {
        for (long k : keys) {
            if (k == key) {
                return true;
            }
        }
        return false;
    }
}
