package jdk.tandem;

/**
 * What models need and cannot say in Java: the first methods throw what the library throws, the others are unknown functions of
 * all that a library can see.
 */
public final class Library {
    public static native void indexOutOfBounds();

    public static native void illegalArgument();

    public static native void concurrentModification();

    public static native void noSuchElement();

    public static native void illegalState();

    public static native void unsupported();

    /** The element of a list, which no other list has. */
    public static native Object element(Object list, int index);

    public static native void setElement(Object list, int index, Object element);

    /** The number itself, which is known not to be negative. */
    public static native int natural(int number);

    /** Whether a key is equal to what has the same class and contents, and to nothing else. */
    public static native boolean isPlain(Object key);

    /** Whether a map has a plain key. */
    public static native boolean has(Object map, Object key);

    /** What a map has for a plain key; null if nothing. */
    public static native Object value(Object map, Object key);

    public static native void setValue(Object map, Object key, boolean has, Object value);

    /** Takes all keys out of a map. */
    public static native void empty(Object map);

    /** What determines the order of a map's keys, after another operation on it. */
    public static native long history(long before, int operation, Object key);

    public static native boolean equal(Object collection, Object other);

    /** What the library does where the model does not say it; the first argument says what that is. */
    public static native Object anything(int what, Object a, Object b, Object c);

    public static native Object anything(int what, int a, int b);

    public static native boolean isAnything(int what, Object a, Object b);

    /**
     * What is at an index of the array that a list had before it changed. That depends on all that was done to the list and is in none
     * of its fields, so it is a function that two programs never share.
     */
    public static native Object stale(Object list, int index);

    public static native int hash(Object collection);

    public static native String text(Object collection);
}
