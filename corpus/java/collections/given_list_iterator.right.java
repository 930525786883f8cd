import java.util.List;
class Given {
    static int count(List<String> names, String wanted) {
        int n = 0;
        for (String name : names) {
            if (!wanted.equals(name)) continue;
            n++;
        }
        return n;
    }
}
