package tandem.models;

/** Calls of what every object has, with the classes first whose methods are modelled. */
final class Same {
    /** {@code a.equals(b)}. */
    static boolean equal(Object a, Object b) {
        if (a instanceof Integer) {
            return ((Integer) a).equals(b);
        }
        if (a instanceof String) {
            return ((String) a).equals(b);
        }
        if (a instanceof Long) {
            return ((Long) a).equals(b);
        }
        if (a instanceof Character) {
            return ((Character) a).equals(b);
        }
        return a.equals(b);
    }

    static boolean equalOrNull(Object a, Object b) {
        return a == null ? b == null : equal(a, b);
    }

    /** {@code a.hashCode()}. */
    static int hash(Object a) {
        if (a instanceof Integer) {
            return ((Integer) a).hashCode();
        }
        if (a instanceof String) {
            return ((String) a).hashCode();
        }
        if (a instanceof Long) {
            return ((Long) a).hashCode();
        }
        if (a instanceof Character) {
            return ((Character) a).hashCode();
        }
        return a.hashCode();
    }

    /** {@code ((Comparable) a).compareTo(b)}. */
    static int compare(Object a, Object b) {
        if (a instanceof Integer && b instanceof Integer) {
            return ((Integer) a).compareTo((Integer) b);
        }
        if (a instanceof String && b instanceof String) {
            return ((String) a).compareTo((String) b);
        }
        if (a instanceof Long && b instanceof Long) {
            return ((Long) a).compareTo((Long) b);
        }
        return ((Comparable<Object>) a).compareTo(b);
    }

    /** {@code String.valueOf(a)}. */
    static String text(Object a) {
        if (a instanceof Integer) {
            return ((Integer) a).toString();
        }
        if (a instanceof String) {
            return (String) a;
        }
        return String.valueOf(a);
    }
}
