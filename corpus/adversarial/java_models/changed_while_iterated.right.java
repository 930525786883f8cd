import java.util.*;

class Changing {
    static int total(int n) {
        List<Integer> list = new ArrayList<>();
        list.add(1);
        list.add(2);
        list.add(n);
        int sum = 0;
        for (int i = 0; i < list.size(); i++) {
            int value = list.get(i);
            sum += value;
            if (value == 1 && n == 5) {
                list.add(7);
            }
        }
        return sum;
    }
}
