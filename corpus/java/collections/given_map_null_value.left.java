// claim:  priceOf
// truth:  different
// today:  unknown
// why:    a key that maps to null: getOrDefault gives null, which is unboxed
import java.util.Map;
class Prices {
    static int priceOf(Map<String, Integer> prices, String item) {
        Integer price = prices.get(item);
        return price == null ? 0 : price;
    }
}
