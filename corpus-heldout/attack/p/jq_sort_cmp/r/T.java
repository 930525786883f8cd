import java.util.*;
public class T { public static class P { public int x; } public static class C implements Comparator<P> { public int compare(P a, P b) { return Integer.compare(b.x, a.x); } } public static void f(List<P> l) { l.sort(new C()); } }
