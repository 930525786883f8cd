import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Goods in a warehouse: stock, orders, shelves and reports. */
public class Inventory {
    enum Category { FOOD, TOYS, BOOKS, OTHER }

    static class Item {
        final String code;
        final Category category;
        int quantity;
        int priceInCents;

        Item(String code, Category category, int quantity, int priceInCents) {
            if (code == null || code.isEmpty()) {
                throw new IllegalArgumentException("code");
            }
            this.code = code;
            this.category = category;
            this.quantity = quantity;
            this.priceInCents = priceInCents;
        }

        long value() {
            return (long) quantity * priceInCents;
        }

        boolean isLow(int limit) {
            return quantity < limit;
        }
    }

    static class Line {
        final String code;
        final int count;

        Line(String code, int count) {
            this.code = code;
            this.count = count;
        }
    }

    static class Order {
        private static int nextId = 1;
        final int id;
        final List<Line> lines = new ArrayList<>();
        private boolean shipped;

        Order() {
            id = nextId++;
        }

        Order add(String code, int count) {
            if (count <= 0) {
                throw new IllegalArgumentException("count " + count);
            }
            lines.add(new Line(code, count));
            return this;
        }

        int pieces() {
            int pieces = 0;
            for (Line line : lines) {
                pieces += line.count;
            }
            return pieces;
        }

        boolean isShipped() {
            return shipped;
        }

        void ship() {
            if (shipped) {
                throw new IllegalStateException("order " + id + " was shipped");
            }
            shipped = true;
        }
    }

    static class OutOfStock extends RuntimeException {
        final String code;
        final int missing;

        OutOfStock(String code, int missing) {
            super(code + ": " + missing + " missing");
            this.code = code;
            this.missing = missing;
        }
    }

    private final Map<String, Item> items = new TreeMap<>();
    private final List<Order> waiting = new ArrayList<>();
    private final List<Consumer<Item>> lowStockListeners = new ArrayList<>();
    private int lowLimit = 5;

    void onLowStock(Consumer<Item> listener) {
        lowStockListeners.add(listener);
    }

    void setLowLimit(int limit) {
        lowLimit = limit;
    }

    Item add(String code, Category category, int quantity, int price) {
        Item item = items.get(code);
        if (item == null) {
            item = new Item(code, category, 0, price);
            items.put(code, item);
        }
        item.quantity += quantity;
        item.priceInCents = price;
        return item;
    }

    int quantityOf(String code) {
        Item item = items.get(code);
        return item == null ? 0 : item.quantity;
    }

    private void take(Item item, int count) {
        item.quantity -= count;
        if (item.isLow(lowLimit)) {
            for (Consumer<Item> listener : lowStockListeners) {
                listener.accept(item);
            }
        }
    }

    void check(Order order) {
        Map<String, Integer> wanted = new HashMap<>();
        for (Line line : order.lines) {
            int before = wanted.getOrDefault(line.code, 0);
            wanted.put(line.code, before + line.count);
        }
        for (Map.Entry<String, Integer> entry : wanted.entrySet()) {
            int there = quantityOf(entry.getKey());
            if (there < entry.getValue()) {
                throw new OutOfStock(entry.getKey(), entry.getValue() - there);
            }
        }
    }

    long ship(Order order) {
        check(order);
        order.ship();
        long total = 0;
        for (Line line : order.lines) {
            Item item = items.get(line.code);
            take(item, line.count);
            total += (long) line.count * item.priceInCents;
        }
        return total;
    }

    boolean shipOrWait(Order order) {
        try {
            ship(order);
            return true;
        } catch (OutOfStock e) {
            waiting.add(order);
            return false;
        }
    }

    int retryWaiting() {
        int shipped = 0;
        Iterator<Order> orders = waiting.iterator();
        while (orders.hasNext()) {
            Order order = orders.next();
            try {
                ship(order);
                orders.remove();
                shipped++;
            } catch (OutOfStock e) {
                continue;
            }
        }
        return shipped;
    }

    long totalValue() {
        long total = 0;
        for (Item item : items.values()) {
            total += item.value();
        }
        return total;
    }

    Map<Category, Integer> piecesByCategory() {
        Map<Category, Integer> pieces = new EnumMap<>(Category.class);
        for (Item item : items.values()) {
            pieces.merge(item.category, item.quantity, Integer::sum);
        }
        return pieces;
    }

    List<String> lowItems() {
        return items.values().stream()
            .filter(item -> item.isLow(lowLimit))
            .sorted(Comparator.comparingInt((Item item) -> item.quantity).thenComparing(item -> item.code))
            .map(item -> item.code)
            .collect(Collectors.toList());
    }

    Set<Category> emptyCategories() {
        Set<Category> empty = new HashSet<>();
        for (Category category : Category.values()) {
            empty.add(category);
        }
        for (Item item : items.values()) {
            if (item.quantity > 0) {
                empty.remove(item.category);
            }
        }
        return empty;
    }

    static int discountPercent(int pieces) {
        if (pieces >= 100) {
            return 15;
        }
        if (pieces >= 50) {
            return 10;
        }
        return pieces >= 10 ? 5 : 0;
    }

    static long discounted(long cents, int pieces) {
        return cents - cents * discountPercent(pieces) / 100;
    }

    static int checkDigit(String code) {
        int sum = 0;
        for (int i = 0; i < code.length(); i++) {
            int digit = Character.digit(code.charAt(i), 10);
            if (digit < 0) {
                return -1;
            }
            sum += (i % 2 == 0 ? 1 : 3) * digit;
        }
        return (10 - sum % 10) % 10;
    }

    static int sumOfSquares(int n) {
        return IntStream.rangeClosed(1, n).map(i -> i * i).sum();
    }

    String report() {
        StringBuilder text = new StringBuilder();
        for (Item item : items.values()) {
            text.append(String.format("%-12s %-6s %5d %8.2f%n", item.code, item.category, item.quantity,
                item.priceInCents / 100.0));
        }
        return text.toString();
    }
}
