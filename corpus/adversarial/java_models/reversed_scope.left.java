// claim:  Versions.newer
// truth:  different
// why:    all that was built so far is reversed, or only the first key
import java.util.Comparator;

class Versions {
    record Version(int major, int minor) {}

    static boolean newer(Version a, Version b) {
        Comparator<Version> order = Comparator.comparingInt(Version::major).thenComparingInt(Version::minor).reversed();
        return order.compare(a, b) > 0;
    }
}
