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
            int byMajor = Integer.compare(major, other.major);
            return byMajor != 0 ? byMajor : Integer.compare(minor, other.minor);
        }
    }

    static void sortVersions(List<Version> versions) {
        Collections.sort(versions);
    }
}
