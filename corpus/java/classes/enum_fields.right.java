class Shipping {
    enum Zone {
        LOCAL(300, 50),
        NATIONAL(500, 120),
        ABROAD(1500, 700);

        private final int base;
        private final int perKilo;

        Zone(int base, int perKilo) {
            this.base = base;
            this.perKilo = perKilo;
        }

        int price(int kilos) {
            return base + perKilo * kilos;
        }
    }

    static int price(Zone zone, int grams) {
        if (grams <= 0) {
            throw new IllegalArgumentException("grams");
        }
        return zone.price(startedKilos(grams));
    }

    private static int startedKilos(int grams) {
        return (grams - 1) / 1000 + 1;
    }
}
