// claim:  Loader.load
// truth:  different
// why:    the exceptions have causes of different classes
class Loader {
    static int load(int x) {
        if (x == 0) {
            throw new RuntimeException("load", new IllegalStateException("empty"));
        }
        return x;
    }
}
