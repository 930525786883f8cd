// claim:  Digits.name
// truth:  different
// why:    two tables of texts that differ in one text
class Digits {
    private static final String[] NAMES = {"zero", "one", "two", "three"};

    static String name(int digit) {
        return NAMES[digit & 3];
    }
}
