// claim:  Days.count
// truth:  different
// why:    a constant was added
enum Day {
    MONDAY, TUESDAY
}

class Days {
    static int count() {
        return Day.values().length;
    }
}
