public class K { private static int mode; public static void set(int m) { mode = m & 1; } public static int get() { return mode == 1 ? 20 : 10; } }
