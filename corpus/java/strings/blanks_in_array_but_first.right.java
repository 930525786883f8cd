class Blanks {
    static int blanks(String text) {
        int count = 0;
        char[] all = text.toCharArray();
        for (int i = 1; i < all.length; i++) {
            if (all[i] == ' ') {
                count++;
            }
        }
        return count;
    }
}
