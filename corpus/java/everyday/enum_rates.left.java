// claim:  price
// truth:  equivalent
// today:  unknown
// why:    a switch over an enum becomes a field of its constants
class Tickets {
    enum Kind { CHILD, ADULT, SENIOR, STUDENT }

    static int price(Kind kind, int base) {
        switch (kind) {
            case CHILD:
                return base * 50 / 100;
            case SENIOR:
                return base * 70 / 100;
            case STUDENT:
                return base * 80 / 100;
            default:
                return base;
        }
    }
}
