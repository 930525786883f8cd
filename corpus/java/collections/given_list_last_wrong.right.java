import java.util.List;
class Given {
    static int last(List<Integer> values, int otherwise) {
        if (values == null || values.isEmpty()) {
            return otherwise;
        }
        return values.get(values.size() - 1);
    }
}
