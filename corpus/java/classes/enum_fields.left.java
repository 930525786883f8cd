// claim:  Shipping.price
// truth:  equivalent
// why:    a switch over an enum becomes fields of the constants; a helper rounds
class Shipping {
    enum Zone { LOCAL, NATIONAL, ABROAD }

    static int price(Zone zone, int grams) {
        if (grams <= 0) {
            throw new IllegalArgumentException("grams");
        }
        int base;
        int perKilo;
        switch (zone) {
            case LOCAL:
                base = 300;
                perKilo = 50;
                break;
            case NATIONAL:
                base = 500;
                perKilo = 120;
                break;
            default:
                base = 1500;
                perKilo = 700;
                break;
        }
        int kilos = grams / 1000;
        if (grams % 1000 != 0) {
            kilos++;
        }
        return base + kilos * perKilo;
    }
}
