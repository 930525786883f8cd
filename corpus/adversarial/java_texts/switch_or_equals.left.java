// claim:  Month.days
// truth:  equivalent
// why:    a switch on a string is a choice by its text
class Month {
    static int days(String month, boolean leap) {
        switch (month) {
            case "feb":
                return leap ? 29 : 28;
            case "apr":
            case "jun":
                return 30;
            default:
                return 31;
        }
    }
}
