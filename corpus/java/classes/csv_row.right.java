class Csv {
    private static final char SEPARATOR = ';';

    static String row(String[] fields) {
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < fields.length; i++) {
            if (i > 0) {
                sb.append(SEPARATOR);
            }
            sb.append(quoted(fields[i]));
        }
        return sb.toString();
    }

    private static String quoted(String field) {
        if (field == null) {
            return "";
        }
        return field.indexOf(SEPARATOR) < 0 ? field : "\"" + field + "\"";
    }
}
