// claim:  Floats.least
// truth:  different
// why:    Math.min of NaN is NaN, a comparison with it is false
import java.util.*;

class Floats {
    static double least(double a, double b) { return Math.min(a, b); }
}
