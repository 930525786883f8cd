// claim: Mirror.of
// truth: equivalent
// time:  60s
// why:   a computed index against a second one
class Mirror {
    static int[] of(int[] values) {
        int[] result = new int[values.length];
        for (int i = 0; i < values.length; i++) result[i] = values[values.length - 1 - i];
        return result;
    }
}
