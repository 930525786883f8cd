// claim:  Lists.make
// truth:  equivalent
// today:  unknown
// why:    a list that no argument leads to is no part of the input
import java.util.*;

class Lists {
    static int make(int n) {
        ArrayList<Integer> made = new ArrayList<>();
        for (int i = 0; i < 3; i++) made.add(n);
        return made.size() + made.get(2);
    }
}
