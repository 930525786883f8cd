class Show {
    static void mark(int n) {
        for (int i = 0; i < n; i++) {
            System.out.write('*');
        }
        System.out.flush();
    }
}
