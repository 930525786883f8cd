// claim:  Digits.name
// truth:  equivalent
// why:    the table against a choice between the same texts
class Digits {
    private static final String[] NAMES = {"zero", "one", "two", "three"};

    static String name(int digit) {
        return NAMES[digit & 3];
    }
}
