// claim:  newest
// truth:  equivalent
// why:    compareTo is rewritten with Integer.compare, and a method that picks the greatest element uses it
import java.util.List;

class Releases {
    static final class Version implements Comparable<Version> {
        final int major;
        final int minor;
        final int patch;

        Version(int major, int minor, int patch) {
            this.major = major;
            this.minor = minor;
            this.patch = patch;
        }

        @Override
        public int compareTo(Version other) {
            if (major != other.major) {
                return major < other.major ? -1 : 1;
            }
            if (minor != other.minor) {
                return minor < other.minor ? -1 : 1;
            }
            if (patch != other.patch) {
                return patch < other.patch ? -1 : 1;
            }
            return 0;
        }
    }

    static Version newest(List<Version> versions) {
        Version best = null;
        for (Version version : versions) {
            if (best == null || version.compareTo(best) > 0) {
                best = version;
            }
        }
        return best;
    }
}
