// claim:  passedSum
// truth:  equivalent
// why:    a list filled by the method itself, read by index and by for-each
import java.util.ArrayList;
import java.util.List;

class Marks {
    static int passedSum(int[] marks, int limit) {
        List<Integer> passed = new ArrayList<>();
        for (int mark : marks) {
            if (mark >= limit) {
                passed.add(mark);
            }
        }
        int sum = 0;
        for (int i = 0; i < passed.size(); i++) {
            sum += passed.get(i);
        }
        return sum;
    }
}
