public class T { public int k; public T(int k) { this.k = k; } @Override public String toString() { return "T" + k; } }
