// claim:  sortVersions
// truth:  equivalent
// why:    compareTo is refactored, and the library sorts with it
import java.util.Collections;
import java.util.List;

class Versions {
    static class Version implements Comparable<Version> {
        final int major;
        final int minor;

        Version(int major, int minor) {
            this.major = major;
            this.minor = minor;
        }

        @Override
        public int compareTo(Version other) {
            if (major != other.major) {
                return major < other.major ? -1 : 1;
            }
            if (minor != other.minor) {
                return minor < other.minor ? -1 : 1;
            }
            return 0;
        }
    }

    static void sortVersions(List<Version> versions) {
        Collections.sort(versions);
    }
}
