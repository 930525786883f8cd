// claim:  Label.of
// truth:  equivalent
// why:    concatenation and a builder make the same text of the same parts
class Label {
    static String of(int number, boolean closed) {
        return "no. " + number + (closed ? " closed" : " open");
    }
}
