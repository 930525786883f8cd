// claim:  K.put
// truth:  equivalent
// today:  unknown
// why:    as repr_neg, with a private field of an object

public class K { private int cache; public void put(int x) { cache = x; } public int get() { return cache; } }
