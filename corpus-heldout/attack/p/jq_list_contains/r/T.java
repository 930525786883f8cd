import java.util.*;
public class T { public static class P { public int x; public boolean equals(Object o) { return o instanceof P r && r.x == x; } public int hashCode() { return x; } } public static boolean f(List<P> l, P q) { return l.contains(q); } }
