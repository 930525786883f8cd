import java.util.*;
public class T { static final class P { final int x; P(int x) { this.x = x; } public boolean equals(Object o) { return o instanceof P q && q.x == x; } public int hashCode() { return x; } } public static boolean f(int a, int b) { return new P(a).equals(new P(b)); } }
