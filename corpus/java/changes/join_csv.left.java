// claim:  Csv.line
// truth:  equivalent
// today:  unknown
// why:    a flag for the first item becomes String.join
import java.util.List;

class Csv {
    static String line(List<String> cells) {
        StringBuilder sb = new StringBuilder();
        boolean first = true;
        for (String cell : cells) {
            if (!first) {
                sb.append(',');
            }
            sb.append(cell);
            first = false;
        }
        return sb.toString();
    }
}
