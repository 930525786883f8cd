// claim:  Gate.open
// truth:  different
// why:    one case of a switch over arithmetic is missing
class Gate {
    static int open(int code) {
        switch ((~code << 3) - code) {
            case 99991:
                return 1;
            case 40487:
                return 2;
            default:
                return 0;
        }
    }
}
