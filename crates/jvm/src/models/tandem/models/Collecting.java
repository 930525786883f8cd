package tandem.models;

import java.util.stream.Collector;

/** Those of {@code java.util.stream.Collectors} that streams know. */
public final class Collecting {
    static final int LIST = 0;
    static final int JOINING = 1;

    final int kind;
    final String separator;

    Collecting(int kind, String separator) {
        this.kind = kind;
        this.separator = separator;
    }

    public static Collector<Object, Object, Object> toList() {
        return (Collector<Object, Object, Object>) (Object) new Collecting(LIST, null);
    }
}
