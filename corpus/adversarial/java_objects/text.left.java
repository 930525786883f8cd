// claim:  Join.both
// truth:  equivalent
// why:    the same text by concatenation and by a builder
class Join {
    static String both(String a, int n) {
        return a + ":" + n;
    }
}
