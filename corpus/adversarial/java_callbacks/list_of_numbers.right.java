import java.util.*;

class Totals {
    static int sum(List<Integer> numbers) {
        int sum = 0;
        for (int i = 0; i < numbers.size(); i++) {
            int number = numbers.get(i);
            sum = number + sum;
        }
        return sum;
    }

    @Override
    public String toString() {
        return "totals";
    }
}
