class Other { int v; Other(int v) { this.v = v; } }
public class K { private static int cache; public static void put(int x) { cache = -x; } public static int get(Other o) { return o.v - cache; } }
