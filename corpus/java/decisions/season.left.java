// claim:  Season.of
// truth:  equivalent
// why:    a switch that falls through against one with arrows
class Season {
    static int of(int month) {
        switch (month) {
            case 12:
            case 1:
            case 2:
                return 0;
            case 3:
            case 4:
            case 5:
                return 1;
            case 6:
            case 7:
            case 8:
                return 2;
            case 9:
            case 10:
            case 11:
                return 3;
            default:
                return -1;
        }
    }
}
