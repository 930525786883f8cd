import java.util.*;

class Removing {
    static int total(int n) {
        List<Integer> list = new ArrayList<>();
        list.add(1);
        list.add(2);
        list.add(3);
        int sum = 0;
        for (int value : list) {
            sum += value;
            if (value == n) {
                list.remove(list.size() - 1);
            }
        }
        return sum;
    }
}
