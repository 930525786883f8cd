// claim:  total
// truth:  equivalent
// today:  unknown
// why:    a list of an interface: index loop becomes enhanced for
import java.util.ArrayList;
import java.util.List;
class Bill {
    interface Item { int cost(); }
    record Piece(int price) implements Item {
        public int cost() { return price; }
    }
    record Bundle(int price, int count) implements Item {
        public int cost() { return price * count; }
    }
    static int total(int[] prices) {
        List<Item> items = new ArrayList<>();
        for (int i = 0; i < prices.length; i++) {
            items.add(i % 2 == 0 ? new Piece(prices[i]) : new Bundle(prices[i], 3));
        }
        int total = 0;
        for (int i = 0; i < items.size(); i++) {
            total += items.get(i).cost();
        }
        return total;
    }
}
