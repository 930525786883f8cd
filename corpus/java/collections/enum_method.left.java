// claim:  price
// truth:  equivalent
// why:    a switch on an enum becomes a field of its constants
class Shop {
    enum Size { SMALL, MEDIUM, LARGE }
    static int price(Size size, int count) {
        int each;
        switch (size) {
            case SMALL: each = 250; break;
            case MEDIUM: each = 300; break;
            default: each = 380;
        }
        return each * count;
    }
}
