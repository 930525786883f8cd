// claim:  Limits.clamp
// truth:  different
// why:    where the lower bound is above the upper one, another bound wins
import java.util.*;

class Limits {
    static int clamp(int v, int lo, int hi) {
        if (v < lo) return lo;
        if (v > hi) return hi;
        return v;
    }
}
