class Show {
    static void show(int x) {
        System.out.println("x = " + (x + 1));
    }
}
