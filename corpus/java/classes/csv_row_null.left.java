// claim:  row
// truth:  different
// why:    a null field was left empty and is now written as null
class Csv {
    static String row(String[] fields, char separator) {
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < fields.length; i++) {
            if (i > 0) {
                sb.append(separator);
            }
            if (fields[i] != null) {
                sb.append(fields[i]);
            }
        }
        return sb.toString();
    }
}
