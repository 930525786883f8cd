// claim:  Discount.percent
// truth:  equivalent
// why:    nested branches become early returns
class Discount {
    static int percent(boolean member, int years, int cents) {
        int result;
        if (member) {
            if (years >= 5) {
                result = 15;
            } else if (cents > 10_000) {
                result = 10;
            } else {
                result = 5;
            }
        } else {
            if (cents > 10_000) {
                result = 3;
            } else {
                result = 0;
            }
        }
        return result;
    }
}
