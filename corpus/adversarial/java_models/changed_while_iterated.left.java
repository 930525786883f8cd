// claim:  total
// truth:  different
// why:    adding while iterating throws, adding while counting does not
import java.util.*;

class Changing {
    static int total(int n) {
        List<Integer> list = new ArrayList<>();
        list.add(1);
        list.add(2);
        list.add(n);
        int sum = 0;
        for (int value : list) {
            sum += value;
            if (value == 1 && n == 5) {
                list.add(7);
            }
        }
        return sum;
    }
}
