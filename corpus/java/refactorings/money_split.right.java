class Split {
    static int[] shares(int cents, int people) {
        if (cents < 0 || people < 1 || people > 8) {
            return null;
        }
        int[] shares = new int[people];
        int left = cents;
        for (int i = 0; i < people; i++) {
            shares[i] = left / (people - i);
            left -= shares[i];
        }
        return shares;
    }
}
