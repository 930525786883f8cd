import java.util.*;

class Holder {
    List<Integer> values;

    static int total(Holder holder) {
        int size = holder.values.size();
        holder.values.add(1);
        return size + 1;
    }
}
