// claim:  K.get
// truth:  different
// why:    put(1), and then get of an object: the same calls on both sides

class Other { int v; Other(int v) { this.v = v; } }
public class K { private int cache; public void put(int x) { cache = x; } public int get(Other o) { return cache + o.v; } }
