class Maps {
    static int[] odd(int[] in) {
        int[] out = new int[in.length];
        for (int i = 0; i < in.length; i++) {
            out[i] = 2 * in[i] + 1;
        }
        return out;
    }
}
