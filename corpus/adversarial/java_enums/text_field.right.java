enum Unit {
    METRE("m"), LITRE("L");

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
