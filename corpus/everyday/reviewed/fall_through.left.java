// claim:  Tariff.rate
// truth:  different
// why:    a case falls through where it did not
class Tariff {
    static int rate(int zone) {
        switch (zone) {
            case 1:
                return 10;
            case 2:
                return 15;
            case 3:
                return 15;
            default:
                return 40;
        }
    }
}
