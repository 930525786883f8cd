import java.util.Map;

class Counter {
    int n;

    int run(Map<String, Integer> map) {
        n = 1;
        map.get("a");
        return 1;
    }
}
