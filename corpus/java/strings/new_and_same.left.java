// claim:  Known.again
// truth:  different
// why:    a joined text is a new string, so that it is not the one that it was made of
class Known {
    static boolean again(String text, boolean marked) {
        String copy = text;
        if (marked) {
            copy = text + "";
        }
        return copy == text;
    }
}
