// claim:  Names.name
// truth:  different
// today:  unknown
// why:    the class of an iterator has the library's name
import java.util.*;

class Names {
    static int name() {
        return new ArrayList<Integer>().iterator().getClass().getName().length();
    }
}
