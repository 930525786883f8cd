import java.util.*;
public class T { static StringBuilder log = new StringBuilder(); static class R implements AutoCloseable { String n; R(String n) { this.n = n; } public void close() { log.append(n); } }
 public static void f() { try (R a = new R("a"); R b = new R("b")) { log.append("x"); } } }
