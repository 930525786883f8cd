class Tariff {
    static int rate(int zone) {
        int rate = 40;
        switch (zone) {
            case 1:
                rate = 10;
            case 2:
            case 3:
                rate = 15;
                break;
            default:
        }
        return rate;
    }
}
