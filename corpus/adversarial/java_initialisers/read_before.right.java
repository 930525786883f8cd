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
        int mode = Mode.current;
        return mode * 10 + Plugin.version;
    }
}
