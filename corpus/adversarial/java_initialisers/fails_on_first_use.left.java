// claim:  Use.half
// truth:  different
// today:  unknown
// why:    the other class can never be initialised, and one side needs it always
class Scale {
    static int zero;
    static int factor = 10 / zero;
}

class Use {
    static int half(int x) {
        if (x > 0) {
            return Scale.factor;
        }
        return 0;
    }
}
