// claim:  OldVersion.count NewVersion.count
// truth:  equivalent
// why:    a static field and a method of a class that was renamed
class OldVersion {
    static int calls;

    static int count(int x) {
        calls++;
        return helper(x);
    }

    private static int helper(int x) {
        return x * 2;
    }
}
