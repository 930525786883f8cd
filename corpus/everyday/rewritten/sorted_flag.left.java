// claim:  Order.sorted
// truth:  equivalent
// why:    a flag, or an early return
class Order {
    static boolean sorted(int[] v) {
        boolean sorted = true;
        for (int i = 1; i < v.length && sorted; i++) {
            if (v[i - 1] > v[i]) {
                sorted = false;
            }
        }
        return sorted;
    }
}
