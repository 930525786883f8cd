import java.util.List;

class Report {
    static int total(List<Integer> prices) {
        return prices.stream().map(price -> price * 2).mapToInt(price -> price + 1).sum();
    }
}
