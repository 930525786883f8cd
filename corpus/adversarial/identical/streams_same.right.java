import java.util.List;

class Report {
    static Runnable nothing() {
        return () -> {};
    }

    static int total(List<Integer> prices) {
        return prices.stream().filter(price -> price > 0).mapToInt(price -> price * 2).sum();
    }
}
