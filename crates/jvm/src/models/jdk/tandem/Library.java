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

    public static native boolean equal(Object collection, Object other);

    public static native String text(Object collection);
}
