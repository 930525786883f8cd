class Codes {
    static String of(int kind) {
        switch (kind) {
            case 0:
                return "ba";
            case 1:
                return "ab";
            default:
                return "";
        }
    }
}
