class Show {
    static void show(int x) {
        System.out.printf("%d%n", x);
    }
}
