import java.util.ArrayList;
import java.util.List;

class Numbers {
    static int withoutFirst(int count, int number) {
        List<Integer> numbers = new ArrayList<>();
        for (int i = 1; i <= count && i <= 20; i++) {
            numbers.add(i);
        }
        if (numbers.contains(number)) {
            numbers.remove(number - 1 + numbers.size() / 20);
        }
        int sum = 0;
        for (int n : numbers) {
            sum = sum * 3 + n;
        }
        return sum;
    }
}
