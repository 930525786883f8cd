public class T { static class R implements AutoCloseable { public void close() { throw new IllegalStateException("c"); } }
 static int f(int x) { try (R r = new R()) { if (x > 0) throw new IllegalArgumentException("b"); } return 1; } }
