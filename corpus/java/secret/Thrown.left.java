// claim: Secrets.at --secret index
// truth: different
// why:   which exception is thrown depends on the index
class Secrets {
    static int at(int[] table, int index) {
        int unused = table[index];
        return 0;
    }
}
