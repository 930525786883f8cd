// claim:  Copy.elements
// truth:  different
// why:    the loop writes what fits before it throws; System.arraycopy checks first and writes nothing
class Copy {
    static void elements(int[] from, int[] to) {
        for (int i = 0; i < from.length; i++) {
            to[i] = from[i];
        }
    }
}
