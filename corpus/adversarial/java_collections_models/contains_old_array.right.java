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
        return true;
    }
}
