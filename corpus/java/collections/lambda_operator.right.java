class Calc {
    static int apply(char sign, int a, int b) {
        return switch (sign) {
            case '+' -> a + b;
            case '-' -> a - b;
            default -> a * b;
        };
    }
}
