// claim:  Versions.newer
// truth:  equivalent
// today:  unknown
// why:    a comparison by hand of two fields becomes Comparator.comparingInt with thenComparing
class Versions {
    record Version(int major, int minor) {}

    static boolean newer(Version a, Version b) {
        if (a.major() != b.major()) {
            return a.major() > b.major();
        }
        return a.minor() > b.minor();
    }
}
