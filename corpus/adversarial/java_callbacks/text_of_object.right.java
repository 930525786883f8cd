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
        return length + " m";
    }
}
