// claim:  Month.days
// truth:  different
// why:    two texts of one hash code are told apart
class Month {
    static int days(String month, boolean leap) {
        switch (month) {
            case "feb":
                return leap ? 29 : 28;
            case "Aa":
            case "jun":
                return 30;
            default:
                return 31;
        }
    }
}
