// claim:  days
// truth:  equivalent
// why:    a switch statement becomes a switch expression
class Month {
    static int days(int month, boolean leap) {
        int days;
        switch (month) {
            case 2:
                days = leap ? 29 : 28;
                break;
            case 4: case 6: case 9: case 11:
                days = 30;
                break;
            case 1: case 3: case 5: case 7: case 8: case 10: case 12:
                days = 31;
                break;
            default:
                throw new IllegalArgumentException("month " + month);
        }
        return days;
    }
}
