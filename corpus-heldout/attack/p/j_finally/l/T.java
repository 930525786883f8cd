public class T { @SuppressWarnings("finally") static int f(int x) { try { if (x < 0) throw new RuntimeException(); return x; } finally { return 1; } } }
