// claim:  K.get
// truth:  equivalent
// today:  unknown
// why:    as repr_neg, with a private static field

public class K { private static int cache; public static void put(int x) { cache = x; } public static int get() { return cache; } }
