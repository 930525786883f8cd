import java.util.ArrayList;
import java.util.List;

class Moves {
    static int moved(List<String> from, boolean same) {
        List<String> to = same ? from : new ArrayList<>();
        return from.stream().mapToInt(one -> {
            to.add(one);
            return one.length();
        }).sum();
    }
}
