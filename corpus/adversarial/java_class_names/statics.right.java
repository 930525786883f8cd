class NewVersion {
    static int calls;

    static int count(int x) {
        calls = 1 + calls;
        return helper(x);
    }

    private static int helper(int x) {
        return x + x;
    }
}
