// claim:  Days.isKnown
// truth:  different
// today:  unknown
// why:    a name that only one side knows
enum Day {
    MONDAY, TUESDAY
}

class Days {
    static boolean isKnown(String name) {
        try {
            Day.valueOf(name);
            return true;
        } catch (IllegalArgumentException e) {
            return false;
        }
    }
}
