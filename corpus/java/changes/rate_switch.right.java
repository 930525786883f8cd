class Shipping {
    static int rate(int zone, int grams) {
        int base = switch (zone) {
            case 1, 2 -> 300;
            case 3 -> 450;
            default -> 900;
        };
        return grams > 1000 ? base + (grams - 1000) / 100 * 5 : base;
    }
}
