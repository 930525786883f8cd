class Ranges {
    static boolean overlap(int a, int b, int c, int d) {
        return reaches(a, b, c, d) && reaches(c, d, a, b);
    }

    private static boolean reaches(int a, int b, int c, int d) {
        return Math.max(a, b) >= Math.min(c, d);
    }
}
