import java.util.*;

class Lists {
    static int write(Integer[] all) {
        new ArrayList<>(Arrays.asList(all)).set(0, 7);
        return all.length;
    }
}
