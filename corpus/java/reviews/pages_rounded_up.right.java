import java.util.*;

class Pages {
    static int count(int items, int size) {
        return (items + size - 1) / size;
    }
}
