// claim:  Holder.total
// truth:  different
// today:  unknown
// why:    a list that is no argument may be of any kind
import java.util.*;

class Holder {
    List<Integer> values;

    static int total(Holder holder) {
        holder.values.add(1);
        return holder.values.size();
    }
}
