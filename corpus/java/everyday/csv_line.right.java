class Csv {
    static String line(String[] cells) {
        StringBuilder result = new StringBuilder();
        for (int i = 0; i < cells.length; i++) {
            if (i > 0) {
                result.append(',');
            }
            result.append(cells[i]);
        }
        return result.toString();
    }
}
