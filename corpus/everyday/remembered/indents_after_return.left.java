// claim:  Indents.indents
// truth:  different
// why:    the right side counts a blank after a tab, too
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
