class Kept {
    static int run(boolean set, int a) {
        int kept = a + 1;
        if (set) {
            kept = a * a;
        }
        return kept + 1;
    }
}
