// claim:  Growing.found
// truth:  different
// today:  unknown
// why:    an ArrayList that grows while it is searched is searched as it was
import java.util.*;

class Growing {
    final ArrayList<Object> list;

    Growing(ArrayList<Object> list) {
        this.list = list;
    }

    public boolean equals(Object other) {
        if (other instanceof String) {
            return true;
        }
        list.add(1);
        list.set(1, "x");
        return false;
    }

    static boolean found() {
        ArrayList<Object> list = new ArrayList<>();
        for (int i = 0; i < 10; i++) {
            list.add(i);
        }
        return list.contains(new Growing(list));
    }
}
