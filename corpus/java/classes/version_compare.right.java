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
            int order = Integer.compare(major, other.major);
            if (order == 0) {
                order = Integer.compare(minor, other.minor);
            }
            return order != 0 ? order : Integer.compare(patch, other.patch);
        }
    }

    static Version newest(List<Version> versions) {
        if (versions.isEmpty()) {
            return null;
        }
        Version best = null;
        for (Version version : versions) {
            if (best == null || best.compareTo(version) < 0) {
                best = version;
            }
        }
        return best;
    }
}
