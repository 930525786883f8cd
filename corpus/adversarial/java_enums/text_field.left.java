// claim:  Sign.text
// truth:  different
// why:    the texts of the constants differ in case
enum Unit {
    METRE("m"), LITRE("l");

    private final String symbol;

    Unit(String symbol) {
        this.symbol = symbol;
    }

    String symbol() {
        return symbol;
    }
}

class Sign {
    static String text(Unit unit) {
        return unit.symbol();
    }
}
