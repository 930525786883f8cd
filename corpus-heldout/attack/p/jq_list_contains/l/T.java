import java.util.*;
public class T { public static class P { public int x; } public static boolean f(List<P> l, P q) { return l.contains(q); } }
