public class T { public int a, b; public boolean equals(Object o) { return o instanceof T t && t.a == a && t.b == b; } public int hashCode() { return a; } }
