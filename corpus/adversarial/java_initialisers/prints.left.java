// claim:  Reader.size
// truth:  different
// today:  unknown
// why:    the first use of the other class prints on one side
class Settings {
    static int size = 5;

    static {
        System.out.println("ready");
    }
}

class Reader {
    static int size(int factor) {
        return Settings.size * factor;
    }
}
