// claim:  Prices.lowest
// truth:  equivalent
// why:    the first round outside of the loop
class Prices {
    static int lowest(int[] prices) {
        int lowest = 0;
        boolean any = false;
        for (int price : prices) {
            if (!any || price < lowest) {
                lowest = price;
                any = true;
            }
        }
        return lowest;
    }
}
