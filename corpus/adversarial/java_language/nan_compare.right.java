import java.util.*;

class Floats {
    static double least(double a, double b) { return a < b ? a : b; }
}
