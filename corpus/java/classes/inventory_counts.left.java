// claim:  restock
// truth:  equivalent
// today:  unknown
// why:    counts in a HashMap by get, null check and put against getOrDefault; a helper is extracted
import java.util.HashMap;
import java.util.Map;

class Inventory {
    static int restock(String[] names, int[] amounts, String asked) {
        Map<String, Integer> stock = new HashMap<>();
        int lines = names.length < amounts.length ? names.length : amounts.length;
        for (int i = 0; i < lines; i++) {
            if (amounts[i] <= 0) {
                continue;
            }
            Integer known = stock.get(names[i]);
            if (known == null) {
                stock.put(names[i], amounts[i]);
            } else {
                stock.put(names[i], known + amounts[i]);
            }
        }
        Integer found = stock.get(asked);
        if (found == null) {
            return 0;
        }
        return found;
    }
}
