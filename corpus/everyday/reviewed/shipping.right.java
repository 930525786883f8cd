class Shipping {
    private static final int FREE_WEIGHT = 2000;
    private static int base(String country) {
        return "CH".equals(country) ? 500 : 900;
    }
    static int cost(int weight, String country, boolean express) {
        if (weight <= 0) {
            throw new IllegalArgumentException("weight");
        }
        int extra = Math.max(0, weight - FREE_WEIGHT) / 100;
        int cost = base(country) + 10 * extra;
        return express ? 2 * cost : cost;
    }
}
