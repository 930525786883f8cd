// claim:  Shipping.cost
// truth:  equivalent
// why:    nested conditions become guards, and a constant gets a name
class Shipping {
    static int cost(int weight, String country, boolean express) {
        int cost = 0;
        if (weight > 0) {
            if (country != null && country.equals("CH")) {
                cost = 500;
            } else {
                cost = 900;
            }
            if (weight > 2000) {
                cost = cost + (weight - 2000) / 100 * 10;
            }
            if (express) {
                cost = cost * 2;
            }
        } else {
            throw new IllegalArgumentException("weight");
        }
        return cost;
    }
}
