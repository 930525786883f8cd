import java.util.List;
class Given {
    static int first(List<Integer> values, int otherwise) {
        return values.isEmpty() ? otherwise : values.get(0);
    }
}
