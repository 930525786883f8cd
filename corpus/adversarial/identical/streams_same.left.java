// claim:  Report.total
// truth:  equivalent
// why:    the same code, with lambdas; one was added before it, so their methods have other numbers
import java.util.List;

class Report {
    static int total(List<Integer> prices) {
        return prices.stream().filter(price -> price > 0).mapToInt(price -> price * 2).sum();
    }
}
