// claim:  Seed.next
// truth:  different
// why:    a final field is computed by a method that changed
class Seed {
    static final int START = start();

    private static int start() {
        int start = 1;
        for (int i = 0; i < 5; i++) {
            start = start * 3;
        }
        return start;
    }

    static int next(int x) {
        return x + START;
    }
}
