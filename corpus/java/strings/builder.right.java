class Label {
    static String of(int number, boolean closed) {
        StringBuilder text = new StringBuilder("no. ");
        text.append(number);
        text.append(closed ? " closed" : " open");
        return text.toString();
    }
}
