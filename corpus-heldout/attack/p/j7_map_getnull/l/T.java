import java.util.*;
public class T { public static boolean f(Map<String,Integer> m, String q) { return m.containsKey(q); } }
