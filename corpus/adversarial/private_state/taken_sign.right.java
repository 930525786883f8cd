class Other { int v; Other(int v) { this.v = v; } }
public class K { private int cache; public void put(int x) { cache = x; } public int get(Other o) { return o.v - cache; } }
