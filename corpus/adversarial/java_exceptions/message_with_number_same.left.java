// claim:  Month.days
// truth:  equivalent
// why:    the message is made of the same number in both
class Month {
    static int days(int month) {
        if (month == 2) {
            return 28;
        }
        if (month >= 1 && month <= 12) {
            return month == 4 || month == 6 || month == 9 || month == 11 ? 30 : 31;
        }
        throw new IllegalArgumentException("no such month: " + month);
    }
}
