// claim:  row
// truth:  equivalent
// today:  unknown
// why:    a row is written with a flag for the first field, then with the separator behind a helper; quotes are doubled
class Csv {
    static String row(String[] fields) {
        StringBuilder sb = new StringBuilder();
        boolean first = true;
        for (String field : fields) {
            if (!first) {
                sb.append(';');
            }
            first = false;
            if (field == null) {
                sb.append("");
            } else if (field.indexOf(';') >= 0) {
                sb.append('"').append(field).append('"');
            } else {
                sb.append(field);
            }
        }
        return sb.toString();
    }
}
