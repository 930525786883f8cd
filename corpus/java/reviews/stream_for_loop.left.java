// claim:  Orders.total
// truth:  equivalent
// today:  unknown
// why:    a loop with a condition becomes a stream with a filter
import java.util.*;
import java.util.stream.*;

class Orders {
    static int total(List<Integer> prices) {
        int sum = 0;
        for (int price : prices) {
            if (price > 0) {
                sum += price;
            }
        }
        return sum;
    }
}
