// claim:  Late.result
// truth:  different
// why:    a return in finally swallows the exception on the left; the right one lets it pass
class Late {
    @SuppressWarnings("finally")
    static int result(int[] values, int index) {
        int found = -1;
        try {
            found = values[index];
        } finally {
            return found;
        }
    }
}
