class Secrets {
    static int length(int[] tag) {
        return tag.length;
    }
}
