class Config {
    private static int base = Integer.parseInt("80a");

    static int port(int offset) {
        return base + offset;
    }

    static void move() {
        base++;
    }
}
