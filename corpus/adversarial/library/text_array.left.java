// claim:  Texts.both
// truth:  equivalent
// today:  unknown
// why:    texts in an array that is returned
class Texts {
    static String[] both(int a, int b) {
        return new String[] {"a" + a, "b" + b};
    }
}
