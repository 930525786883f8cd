// claim:  Shipping.rate
// truth:  equivalent
// why:    a switch with fall-through and breaks becomes a switch expression with several labels
class Shipping {
    static int rate(int zone, int grams) {
        int base;
        switch (zone) {
            case 1:
            case 2:
                base = 300;
                break;
            case 3:
                base = 450;
                break;
            default:
                base = 900;
        }
        if (grams > 1000) {
            base += (grams - 1000) / 100 * 5;
        }
        return base;
    }
}
