// claim:  Pages.count
// truth:  different
// why:    the sum overflows for many items, and negative numbers round the other way
import java.util.*;

class Pages {
    static int count(int items, int size) {
        int pages = items / size;
        if (items % size != 0) {
            pages++;
        }
        return pages;
    }
}
