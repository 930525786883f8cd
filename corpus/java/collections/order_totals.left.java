// claim:  Orders.total
// truth:  equivalent
// why:    the body of a loop over a list becomes a method, and the condition turns round
import java.util.ArrayList;
import java.util.List;

class Orders {
    private final List<Integer> quantities = new ArrayList<>();

    static long total(int[] amounts, int price, int discount) {
        if (price < 0) {
            throw new IllegalArgumentException("price");
        }
        List<Integer> kept = new ArrayList<>();
        for (int i = 0; i < amounts.length; i++) {
            if (amounts[i] > 0) {
                kept.add(amounts[i]);
            }
        }
        long total = 0;
        for (int i = 0; i < kept.size(); i++) {
            int amount = kept.get(i);
            long line = (long) amount * price;
            if (amount > 10) {
                line = line - discount;
            }
            total = total + line;
        }
        if (total < 0) {
            total = 0;
        }
        return total;
    }

    int count() {
        return quantities.size();
    }
}
