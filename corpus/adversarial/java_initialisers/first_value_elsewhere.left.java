// claim:  Check.exceeds
// truth:  different
// today:  unknown
// why:    the field belongs to another class
class Limits {
    static long upper = 100;

    static void raise() {
        upper++;
    }
}

class Check {
    static boolean exceeds(long x) {
        return x > Limits.upper;
    }
}
