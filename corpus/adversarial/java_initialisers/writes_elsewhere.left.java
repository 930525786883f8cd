// claim:  Reader.mode
// truth:  different
// today:  unknown
// why:    initialising one class changes a field of another
class Mode {
    static int current = 1;
}

class Plugin {
    static int version = 3;

    static {
        Mode.current = 2;
    }
}

class Reader {
    static int mode() {
        int version = Plugin.version;
        return Mode.current * 10 + version;
    }
}
