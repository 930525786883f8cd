// claim:  Stock.move
// truth:  different
// why:    merge takes a key out when the function gives null; put keeps it with null
import java.util.HashMap;
import java.util.Map;

class Stock {
    static int move(String item, Integer amount) {
        Map<String, Integer> stock = new HashMap<>();
        stock.put(item, 5);
        Integer left = amount == null ? null : 5 - amount;
        stock.put(item, left);
        return stock.size();
    }
}
