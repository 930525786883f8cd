import java.util.HashMap;
import java.util.Map;

class Stock {
    static int move(String item, Integer amount) {
        Map<String, Integer> stock = new HashMap<>();
        stock.put(item, 5);
        stock.merge(item, 0, (old, none) -> amount == null ? null : old - amount);
        return stock.size();
    }
}
