class Tier {
    static String of(int points) {
        return switch (points / 500) {
            case 0 -> "bronze";
            case 1 -> "silver";
            default -> "gold";
        };
    }
}
