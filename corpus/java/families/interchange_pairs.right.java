class Pairs {
    static int count(int n) {
        int pairs = 0;
        for (int j = 0; j < n; j++) {
            for (int i = j + 1; i < n; i++) {
                pairs++;
            }
        }
        return pairs;
    }
}
