// claim:  Lookup.at
// truth:  different
// why:    a negative index into no array at all: a test of the index is passed before the array is looked at
class Lookup {
    static int at(int[] values, int index, int otherwise) {
        try {
            return values[index];
        } catch (ArrayIndexOutOfBoundsException e) {
            return otherwise;
        }
    }
}
