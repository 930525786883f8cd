class Season {
    static int of(int month) {
        return switch (month) {
            case 3, 4, 5 -> 1;
            case 6, 7, 8 -> 2;
            case 9, 10, 11 -> 3;
            default -> month == 12 || month == 1 || month == 2 ? 0 : -1;
        };
    }
}
