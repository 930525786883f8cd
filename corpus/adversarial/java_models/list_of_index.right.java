import java.util.List;
class Pick {
    static int pick(int i) {
        try {
            return i == 2 ? 3 : List.of(1, 2).get(i);
        } catch (ArrayIndexOutOfBoundsException e) {
            return -1;
        }
    }
}
