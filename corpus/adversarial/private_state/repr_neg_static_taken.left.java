// claim:  K.get
// truth:  equivalent
// today:  unknown
// why:    as repr_neg_taken, with a private static field, which no object brings along

class Other { int v; Other(int v) { this.v = v; } }
public class K { private static int cache; public static void put(int x) { cache = x; } public static int get(Other o) { return cache + o.v; } }
