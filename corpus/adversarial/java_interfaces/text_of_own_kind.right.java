class Counter {
    int n;

    int run(Object thing) {
        n = 1;
        String text = thing.toString();
        return text == null ? 0 : 1;
    }
}
