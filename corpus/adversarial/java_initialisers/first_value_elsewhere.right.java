class Limits {
    static long upper = 101;

    static void raise() {
        upper++;
    }
}

class Check {
    static boolean exceeds(long x) {
        return x > Limits.upper;
    }
}
