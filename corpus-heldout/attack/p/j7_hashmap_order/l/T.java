import java.util.*;
public class T { public static String f(String a, String b) { Map<String,Integer> m = new HashMap<>(); m.put(a, 1); m.put(b, 2); String r = ""; for (String k : m.keySet()) r += k; return r; } }
