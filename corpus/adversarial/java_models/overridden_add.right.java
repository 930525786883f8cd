import java.util.*;

class Counting {
    static final class Twice extends ArrayList<Integer> {
        public boolean add(Integer value) {
            super.add(value);
            return super.add(value);
        }
    }

    static int count(int n) {
        List<Integer> list = new ArrayList<Integer>();
        list.add(n);
        return list.size();
    }
}
