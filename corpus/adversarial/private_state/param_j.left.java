// claim:  V.dot
// truth:  different
// why:    a caller sees it with new V(1).dot(new V(6))

public class V { private final int a; public V(int a) { this.a = a; } public int dot(V o) { return a * o.a; } }
