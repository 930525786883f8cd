class Csv {
    static String row(String[] fields, char separator) {
        return String.join(String.valueOf(separator), fields);
    }
}
