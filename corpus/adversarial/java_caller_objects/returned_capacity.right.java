import java.util.*;

class Lists {
    static List<String> none(boolean large) {
        return new ArrayList<>();
    }
}
