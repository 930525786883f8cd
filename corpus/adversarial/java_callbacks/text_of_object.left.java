// claim:  Label.of
// truth:  different
// why:    an object that is made into a text says itself what the text is
class Label {
    static String of(Object thing) {
        return "[" + String.valueOf(thing) + "]";
    }
}

class Metre {
    final int length;

    Metre(int length) {
        this.length = length;
    }

    @Override
    public String toString() {
        return length + "m";
    }
}
