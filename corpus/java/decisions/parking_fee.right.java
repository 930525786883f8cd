class Parking {
    private static int rate(int vehicle) {
        switch (vehicle) {
            case 0:
                return 150;
            case 1:
                return 300;
            case 2:
                return 500;
            default:
                throw new IllegalStateException("vehicle");
        }
    }

    /** The fee in cents for a stay in minutes; at night and for members it is less. */
    static int fee(int minutes, boolean night, boolean member, int vehicle) {
        if (minutes < 0) {
            throw new IllegalArgumentException("minutes");
        }
        if (minutes < (member ? 30 : 15)) {
            return 0;
        }
        int rate = rate(vehicle);
        int hours = (minutes + 59) / 60;
        int total = hours > 1 ? rate + (hours - 1) * (rate - 50) : rate;
        if (night && total > 4 * rate) {
            total = 4 * rate;
        }
        return member ? total - total / 10 : total;
    }
}
