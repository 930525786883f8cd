import java.util.List;

class Csv {
    static String line(List<String> cells) {
        return String.join(",", cells);
    }
}
