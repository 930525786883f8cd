import java.util.*;

class Lists {
    static int wrap(String text) {
        return List.of(text, "b").size();
    }
}
