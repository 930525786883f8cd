// claim:  Codes.of
// truth:  different
// why:    the same letters in another order
class Codes {
    static String of(int kind) {
        switch (kind) {
            case 0:
                return "ab";
            case 1:
                return "ba";
            default:
                return "";
        }
    }
}
