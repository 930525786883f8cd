// claim:  K.get
// truth:  equivalent
// today:  unknown
// why:    as impossible_j, with a static field

public class K { private static int mode; public static void set(int m) { mode = m & 1; } public static int get() { return mode == 0 ? 10 : 20; } }
