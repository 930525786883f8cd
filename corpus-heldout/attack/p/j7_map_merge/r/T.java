import java.util.*;
public class T { public static int f(String[] a, String q) { Map<String,Integer> m = new HashMap<>(); for (String s : a) m.put(s, m.getOrDefault(s, 0) + 1); return m.getOrDefault(q, 0); } }
