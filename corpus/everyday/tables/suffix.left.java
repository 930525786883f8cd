// claim: Ordinal.suffix
// truth: equivalent
// why:   a switch against arithmetic on the digits
class Ordinal {
    static int suffix(int n) {
        if (n < 0 || n > 31) {
            return -1;
        }
        switch (n) {
            case 1: case 21: case 31: return 1;
            case 2: case 22: return 2;
            case 3: case 23: return 3;
            default: return 0;
        }
    }
}
