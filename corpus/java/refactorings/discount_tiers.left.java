// claim:  Shop.discount
// truth:  different
// why:    the tiers are tested in another order
class Shop {
    static int discount(int items, long cents, boolean member) {
        if (items <= 0 || cents < 0) {
            return 0;
        }
        if (member && cents >= 100_00) {
            return 15;
        }
        if (items >= 10) {
            return 10;
        }
        if (member) {
            return 5;
        }
        return cents >= 200_00 ? 3 : 0;
    }
}
