public class T { static int k; static int f(int x) { try { return k = x; } finally { k = 0; } } }
