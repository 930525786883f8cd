import java.util.*;

class Lists {
    static int smallest(List<Integer> values) {
        int least = values.get(0);
        for (int v : values) if (v < least) least = v;
        values.set(0, least);
        return least;
    }
}
