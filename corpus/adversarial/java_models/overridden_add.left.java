// claim:  count
// truth:  different
// today:  unknown
// why:    a subclass of the library class overrides what is called
import java.util.*;

class Counting {
    static final class Twice extends ArrayList<Integer> {
        public boolean add(Integer value) {
            super.add(value);
            return super.add(value);
        }
    }

    static int count(int n) {
        List<Integer> list = new Twice();
        list.add(n);
        return list.size();
    }
}
