// claim:  moved
// truth:  different
// why:    if both lists are one, the stream ends with an exception where the loop has counted before
import java.util.ArrayList;
import java.util.List;

class Moves {
    static int moved(List<String> from, boolean same) {
        List<String> to = same ? from : new ArrayList<>();
        int end = from.size();
        int sum = 0;
        for (int i = 0; i < end; i++) {
            String one = from.get(i);
            to.add(one);
            sum += one.length();
        }
        return sum;
    }
}
