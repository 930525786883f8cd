class Boxes {
    static Integer rounded(int n) {
        return n / 10 * 10;
    }
}
