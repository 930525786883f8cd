enum Colour {
    RED, BLUE
}

class Names {
    static String of(int number) {
        return number == 0 ? Colour.RED.name() : Colour.values()[1].name();
    }
}
