import java.util.*;

class Box {
    List<String> names = new ArrayList<>();

    int count() {
        return names.size();
    }
}
