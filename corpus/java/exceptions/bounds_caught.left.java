// claim:  Element.orDefault
// truth:  equivalent
// why:    the only exceptions of the access are the two that are caught
class Element {
    static int orDefault(int[] values, int index, int otherwise) {
        try {
            return values[index];
        } catch (ArrayIndexOutOfBoundsException | NullPointerException e) {
            return otherwise;
        }
    }
}
