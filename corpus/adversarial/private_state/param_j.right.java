public class V { private final int a; public V(int a) { this.a = a; } public int dot(V o) { return a * o.a + (o.a > 5 ? 1 : 0); } }
