public class T { public int k; public T(int k) { this.k = k; } }
