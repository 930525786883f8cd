class Discount {
    private static final int LARGE = 10_000;

    static int percent(boolean member, int years, int cents) {
        boolean isLarge = cents > LARGE;
        if (!member) return isLarge ? 3 : 0;
        if (years >= 5) return 15;
        return isLarge ? 10 : 5;
    }
}
