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
            total += line(amount, price, discount);
        }
        return total < 0 ? 0 : total;
    }

    private static long line(int amount, int price, int discount) {
        long line = (long) amount * price;
        if (amount <= 10) {
            return line;
        }
        return line - discount;
    }

    int count() {
        return quantities.size();
    }
}
