import java.util.*;
public class T { public static int f(String[] a, String q) { Map<String,Integer> m = new HashMap<>(); for (String s : a) m.merge(s, 1, Integer::sum); return m.getOrDefault(q, 0); } }
