class Indents {
    static int indents(char[] text) {
        int found = 0;
        char last = '\n';
        for (char c : text) {
            if ((last == '\n' || last == '\r') && (c == ' ' || c == '\t'))
                found++;
            last = c;
        }
        return found;
    }
}
