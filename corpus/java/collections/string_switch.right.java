class Rank {
    static int rank(String name) {
        return switch (name) {
            case "ace" -> 14;
            case "king" -> 13;
            case "queen" -> 12;
            case "jack" -> 11;
            default -> Integer.parseInt(name);
        };
    }
}
