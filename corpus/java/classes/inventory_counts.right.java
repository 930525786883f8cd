import java.util.HashMap;
import java.util.Map;

class Inventory {
    static int restock(String[] names, int[] amounts, String asked) {
        Map<String, Integer> stock = new HashMap<>();
        int lines = Math.min(names.length, amounts.length);
        for (int i = 0; i < lines; i++) {
            add(stock, names[i], amounts[i]);
        }
        return stock.getOrDefault(asked, 0);
    }

    private static void add(Map<String, Integer> stock, String name, int amount) {
        if (amount > 0) {
            stock.put(name, stock.getOrDefault(name, 0) + amount);
        }
    }
}
