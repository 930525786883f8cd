// claim:  Names.of
// truth:  different
// why:    one constant has another name
enum Colour {
    RED, GREEN
}

class Names {
    static String of(int number) {
        return number == 0 ? Colour.RED.name() : Colour.values()[1].name();
    }
}
