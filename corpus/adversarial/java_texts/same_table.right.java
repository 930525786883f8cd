class Digits {
    static String name(int digit) {
        switch (digit & 3) {
            case 0:
                return "zero";
            case 1:
                return "one";
            case 2:
                return "two";
            default:
                return "three";
        }
    }
}
