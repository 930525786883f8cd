// claim:  fee
// truth:  equivalent
// why:    a switch on strings with breaks becomes a switch expression with arrows
class Shipping {
    static int fee(String zone, int weight) {
        int base;
        switch (zone) {
            case "domestic":
                base = 5;
                break;
            case "europe":
            case "uk":
                base = 12;
                break;
            case "world":
                base = 30;
                break;
            default:
                throw new IllegalArgumentException("unknown zone");
        }
        if (weight > 10) {
            base += (weight - 10) * 2;
        }
        return base;
    }
}
