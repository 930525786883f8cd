class Shipping {
    static final int DOMESTIC = 0;
    static final int EUROPE = 1;
    static final int WORLD = 2;

    private static int base(int grams) {
        if (grams > 10000) {
            return 1700;
        }
        if (grams > 2000) {
            return 900;
        }
        return grams > 500 ? 500 : 300;
    }

    private static boolean isPossible(int grams, int zone, boolean insured, int value) {
        if (zone < DOMESTIC || zone > WORLD) {
            return false;
        }
        int heaviest = zone == WORLD ? 20000 : 30000;
        if (grams < 1 || grams > heaviest) {
            return false;
        }
        return !insured || value >= 0 && value <= 500000;
    }

    /** The cost in cents, or -1 if it cannot be sent. */
    static int cost(int grams, int zone, boolean express, boolean insured, int value) {
        if (!isPossible(grams, zone, insured, value)) {
            return -1;
        }
        int extra = 0;
        if (insured) {
            extra = value / 100 + 100;
        }
        if (express) {
            extra += zone == DOMESTIC ? 600 : 1800;
        }
        int carriage = base(grams) * (zone + 1);
        if (zone == WORLD) {
            carriage += 500;
        }
        return carriage + extra;
    }
}
