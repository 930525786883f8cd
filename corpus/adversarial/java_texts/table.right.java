class Digits {
    private static final String[] NAMES = {"zero", "one", "tow", "three"};

    static String name(int digit) {
        return NAMES[digit & 3];
    }
}
