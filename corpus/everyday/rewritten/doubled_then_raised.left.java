// claim:  Maps.odd
// truth:  equivalent
// today:  unknown
// why:    an array written in two passes, or in one
class Maps {
    static int[] odd(int[] in) {
        int[] out = new int[in.length];
        for (int i = 0; i < in.length; i++) {
            out[i] = in[i] * 2;
        }
        for (int i = 0; i < out.length; i++) {
            out[i] += 1;
        }
        return out;
    }
}
