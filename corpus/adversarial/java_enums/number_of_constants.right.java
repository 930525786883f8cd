enum Day {
    MONDAY, TUESDAY, WEDNESDAY
}

class Days {
    static int count() {
        return Day.values().length;
    }
}
