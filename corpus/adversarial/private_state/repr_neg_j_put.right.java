public class K { private static int cache; public static void put(int x) { cache = -x; } public static int get() { return -cache; } }
