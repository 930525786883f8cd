// claim:  Config.port
// truth:  different
// today:  unknown
// why:    the class itself cannot be initialised on one side
class Config {
    private static int base = Integer.parseInt("80");

    static int port(int offset) {
        return base + offset;
    }

    static void move() {
        base++;
    }
}
