// claim:  Parking.fee
// truth:  different
// why:    a stay of exactly the free minutes costs nothing on the left and a first hour on the right
class Parking {
    /** The fee in cents for a stay in minutes; at night and for members it is less. */
    static int fee(int minutes, boolean night, boolean member, int vehicle) {
        if (minutes < 0) {
            throw new IllegalArgumentException("minutes");
        }
        int free = member ? 30 : 15;
        if (minutes <= free) {
            return 0;
        }
        int hours = (minutes + 59) / 60;
        int rate;
        switch (vehicle) {
            case 0:
                rate = 150;
                break;
            case 1:
                rate = 300;
                break;
            case 2:
                rate = 500;
                break;
            default:
                throw new IllegalStateException("vehicle");
        }
        int total = rate;
        if (hours > 1) {
            total += (hours - 1) * (rate - 50);
        }
        if (night) {
            total = Math.min(total, 4 * rate);
        }
        if (member) {
            total -= total / 10;
        }
        return total;
    }
}
