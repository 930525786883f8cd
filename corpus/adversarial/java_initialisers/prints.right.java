class Settings {
    static int size = 5;

    static {
        size = 5;
    }
}

class Reader {
    static int size(int factor) {
        return Settings.size * factor;
    }
}
