import java.util.*;

class Stock {
    static int left(Map<String, Integer> stock, String item) {
        return stock.getOrDefault(item, 0);
    }
}
