class Csv {
    static int fields(String line) {
        if (line == null) {
            return -1;
        }
        boolean isQuoted = false;
        int separators = 0;
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            if (isQuote(c)) {
                isQuoted = !isQuoted;
                continue;
            }
            if (isQuoted) {
                continue;
            }
            if (isSeparator(c)) {
                separators = separators + 1;
            }
        }
        if (isQuoted) {
            return -2;
        }
        return separators + 1;
    }

    private static boolean isQuote(char c) {
        return c == '"';
    }

    private static boolean isSeparator(char c) {
        return c == ',';
    }
}
