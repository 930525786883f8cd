// claim:  size
// truth:  different
// why:    what a list that is given holds may be the list itself
import java.util.*;

class Inside {
    static int size(List<Object> given) {
        List<Object> list = new ArrayList<>();
        given.add(list);
        given.add(given.get(0));
        
        return list.size();
    }
}
