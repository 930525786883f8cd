class Lists {
    static int indexOf(int[] list, int wanted) {
        for (int i = 0; i < list.length; i++) {
            if (list[i] == wanted) {
                return i;
            }
        }
        return -1;
    }
}
