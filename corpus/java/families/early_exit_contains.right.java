class Lists {
    static boolean contains(int[] list, int wanted) {
        for (int value : list) {
            if (value == wanted) {
                return true;
            }
        }
        return false;
    }
}
