class Settings {
    static int size = 5;

    static {
        if (size > 4) {
            throw new IllegalStateException("size");
        }
    }
}

class Reader {
    static int size(int factor) {
        return Settings.size * factor;
    }
}
