class Narrow {
    static int toInt(double x) {
        return (int) (long) x;
    }
}
