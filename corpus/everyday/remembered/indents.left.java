// claim:  Indents.indents
// truth:  equivalent
// why:    the state of the line as one of three numbers, or as the letter before
class Indents {
    static int indents(char[] text) {
        int found = 0;
        boolean fresh = true;
        for (int i = 0; i < text.length; i++) {
            char c = text[i];
            if (fresh && (c == ' ' || c == '\t'))
                found++;
            fresh = c == '\n' || c == '\r';
        }
        return found;
    }
}
