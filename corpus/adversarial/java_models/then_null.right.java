import java.util.Comparator;

class Versions {
    record Version(int major, int minor) {}

    static boolean newer(Version a, Version b, Comparator<Version> next) {
        int first = Integer.compare(a.major(), b.major());
        return (first != 0 ? first : next.compare(a, b)) > 0;
    }
}
