class Table {
    static void row(int i, String s) {
        System.out.println(i + ": " + s);
    }
}
