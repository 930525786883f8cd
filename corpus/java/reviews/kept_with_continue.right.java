import java.util.*;

class Filter {
    static List<String> kept(List<String> all, int least) {
        List<String> result = new ArrayList<>();
        for (int i = 0; i < all.size(); i++) {
            String one = all.get(i);
            if (one.length() < least) continue;
            result.add(one);
        }
        return result;
    }
}
