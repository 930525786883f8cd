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
        for (int mark : passed) {
            sum += mark;
        }
        return sum;
    }
}
