class Signs {
    static String row(int n) {
        StringBuilder row = new StringBuilder();
        for (int i = 0; i < n; i++) {
            row.append(i % 3 == 0 ? '+' : '-');
        }
        return row.toString();
    }
}
