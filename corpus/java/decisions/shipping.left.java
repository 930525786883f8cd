// claim:  Shipping.cost
// truth:  equivalent
// why:    tables become conditions, and the surcharges are added in another order; ints do not mind
class Shipping {
    static final int DOMESTIC = 0;
    static final int EUROPE = 1;
    static final int WORLD = 2;

    /** The cost in cents, or -1 if it cannot be sent. */
    static int cost(int grams, int zone, boolean express, boolean insured, int value) {
        if (grams <= 0 || grams > 30000) {
            return -1;
        }
        int base;
        if (grams <= 500) {
            base = 300;
        } else if (grams <= 2000) {
            base = 500;
        } else if (grams <= 10000) {
            base = 900;
        } else {
            base = 1700;
        }
        int cost;
        switch (zone) {
            case DOMESTIC:
                cost = base;
                break;
            case EUROPE:
                cost = base * 2;
                break;
            case WORLD:
                if (grams > 20000) {
                    return -1;
                }
                cost = base * 3 + 500;
                break;
            default:
                return -1;
        }
        if (express) {
            cost += zone == DOMESTIC ? 600 : 1800;
        }
        if (insured) {
            if (value < 0 || value > 500000) {
                return -1;
            }
            cost += 100 + value / 100;
        }
        return cost;
    }
}
