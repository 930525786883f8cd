import java.util.*;
import java.util.stream.*;

class Orders {
    static int total(List<Integer> prices) {
        return prices.stream().filter(p -> p > 0).mapToInt(Integer::intValue).sum();
    }
}
