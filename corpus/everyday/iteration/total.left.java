// claim: Order.total
// truth: equivalent
// why:   for-each against an index
class Order {
    static long total(int[] prices) {
        long total = 0;
        for (int price : prices) {
            total += price;
        }
        return total;
    }
}
