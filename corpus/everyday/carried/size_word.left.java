// claim:  Size.word
// truth:  equivalent
// today:  unknown
// why:    pieces that are chosen one after the other become one expression
class Size {
    static String word(int size, boolean isPlural) {
        StringBuilder word = new StringBuilder();
        if (size > 100) {
            word.append("large");
        } else {
            word.append("small");
        }
        word.append(' ');
        word.append("box");
        if (isPlural) {
            word.append('e').append('s');
        }
        return word.toString();
    }
}
