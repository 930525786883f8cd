// claim:  Report.total
// truth:  different
// today:  unknown
// why:    total is the same instructions; the bodies of its two lambdas were exchanged
import java.util.List;

class Report {
    static int total(List<Integer> prices) {
        return prices.stream().map(price -> price + 1).mapToInt(price -> price * 2).sum();
    }
}
