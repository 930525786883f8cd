class Unswitched {
    static int count(int n, boolean even) {
        int found = 0;
        if (even) {
            for (int i = 0; i < n; i++) {
                if (i % 2 == 0) {
                    found++;
                }
            }
        } else {
            for (int i = 0; i < n; i++) {
                if (i % 3 == 0) {
                    found += 2;
                }
            }
        }
        return found;
    }
}
