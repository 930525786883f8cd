// claim:  Clamp.of
// assume: left.low <= left.high
// truth:  equivalent
// why:    with ordered bounds the nested minimum and maximum say what the branches say
class Clamp {
    static int of(int x, int low, int high) {
        return Math.max(low, Math.min(high, x));
    }
}
