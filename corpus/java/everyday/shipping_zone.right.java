class Shipping {
    static int fee(String zone, int weight) {
        int base = switch (zone) {
            case "domestic" -> 5;
            case "uk", "europe" -> 12;
            case "world" -> 30;
            default -> throw new IllegalArgumentException("unknown zone");
        };
        return weight <= 10 ? base : base + 2 * (weight - 10);
    }
}
