public class T { public int k; public T(int k) { this.k = k; } @Override public boolean equals(Object o) { return o instanceof T t && t.k == k; } @Override public int hashCode() { return k; } }
