// claim:  Reader.size
// truth:  different
// today:  unknown
// why:    the initialiser of the other class fails on one side
class Settings {
    static int size = 5;

    static {
        if (size > 9) {
            throw new IllegalStateException("size");
        }
    }
}

class Reader {
    static int size(int factor) {
        return Settings.size * factor;
    }
}
