// claim:  Lookup.at
// truth:  equivalent
// why:    an exception that is caught against a test beforehand; no array at all is the same exception
class Lookup {
    static int at(int[] values, int index, int otherwise) {
        try {
            return values[index];
        } catch (ArrayIndexOutOfBoundsException e) {
            return otherwise;
        }
    }
}
