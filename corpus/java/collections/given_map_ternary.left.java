// claim:  priceOf
// truth:  equivalent
// why:    an early return becomes a conditional expression, on a map of the caller
import java.util.Map;
class Prices {
    static int priceOf(Map<String, Integer> prices, String item) {
        if (prices.containsKey(item)) {
            return prices.get(item);
        }
        return 0;
    }
}
