public class T { static class R implements AutoCloseable { public void close() { throw new IllegalStateException("c"); } }
 static int f(int x) { R r = new R(); try { if (x > 0) throw new IllegalArgumentException("b"); } finally { r.close(); } return 1; } }
