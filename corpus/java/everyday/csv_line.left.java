// claim:  line
// truth:  equivalent
// today:  unknown
// why:    concatenation in a loop becomes a StringBuilder
class Csv {
    static String line(String[] cells) {
        String result = "";
        for (int i = 0; i < cells.length; i++) {
            if (i > 0) {
                result = result + ",";
            }
            result = result + cells[i];
        }
        return result;
    }
}
