class Residue {
    static long reduce(long value) {
        return value % 1000000007L;
    }
}
