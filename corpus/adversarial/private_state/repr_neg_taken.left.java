// claim:  K.get
// truth:  equivalent
// today:  unknown
// why:    as repr_neg, where the compared method takes an object: put(1) on the left and put(-1) on the right made the same object

class Other { int v; Other(int v) { this.v = v; } }
public class K { private int cache; public void put(int x) { cache = x; } public int get(Other o) { return cache + o.v; } }
