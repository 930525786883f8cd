class Show {
    static void show(int x, int y) {
        System.out.print(x);
        System.out.print(':');
        System.out.println(y);
    }
}
