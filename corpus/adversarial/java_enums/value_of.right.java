enum Day {
    MONDAY, TUESDAY, WEDNESDAY
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
