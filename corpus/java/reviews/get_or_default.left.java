// claim:  Stock.left
// truth:  different
// today:  unknown
// why:    a caller's map may be of any class, and asked by other methods it need not answer the same
import java.util.*;

class Stock {
    static int left(Map<String, Integer> stock, String item) {
        if (stock.containsKey(item)) {
            return stock.get(item);
        }
        return 0;
    }
}
