import java.util.*;

class Nulls {
    static int place(String text) {
        List<String> list = new ArrayList<>();
        list.add(text);
        list.add("b");
        for (int i = 0; i < list.size(); i++) {
            if (list.get(i).equals("b")) {
                return i;
            }
        }
        return -1;
    }
}
