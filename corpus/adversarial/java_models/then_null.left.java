// claim:  Versions.newer
// truth:  different
// today:  unknown
// why:    the second comparator is asked for when the first is built, and is null
import java.util.Comparator;

class Versions {
    record Version(int major, int minor) {}

    static boolean newer(Version a, Version b, Comparator<Version> next) {
        return Comparator.comparingInt(Version::major).thenComparing(next).compare(a, b) > 0;
    }
}
