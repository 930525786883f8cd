import java.util.*;
public class T { static final class P { final int x; P(int x) { this.x = x; } public boolean equals(Object o) { return o instanceof P q && q.x == x; } public int hashCode() { return x; } } public static int f(int a, int b) { Set<P> s = new HashSet<>(); s.add(new P(a)); s.add(new P(b)); return s.size(); } }
