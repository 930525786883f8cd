// claim:  withoutFirst
// truth:  different
// why:    remove(int) takes an index, remove(Object) an element
import java.util.ArrayList;
import java.util.List;

class Numbers {
    static int withoutFirst(int count, int number) {
        List<Integer> numbers = new ArrayList<>();
        for (int i = 1; i <= count && i <= 20; i++) {
            numbers.add(i);
        }
        if (numbers.contains(number)) {
            numbers.remove(Integer.valueOf(number));
        }
        int sum = 0;
        for (int n : numbers) {
            sum = sum * 3 + n;
        }
        return sum;
    }
}
