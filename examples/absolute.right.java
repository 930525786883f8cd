class Absolute {
    static int absolute(int x) {
        int sign = x >> 31;
        return (x ^ sign) - sign;
    }
}
