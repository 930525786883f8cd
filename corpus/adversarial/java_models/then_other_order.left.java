// claim:  Versions.newer
// truth:  different
// why:    the keys are compared in the other order
import java.util.Comparator;

class Versions {
    record Version(int major, int minor) {}

    static boolean newer(Version a, Version b) {
        Comparator<Version> order = Comparator.comparingInt(Version::major).thenComparingInt(Version::minor);
        return order.compare(a, b) > 0;
    }
}
