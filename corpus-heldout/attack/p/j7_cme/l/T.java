import java.util.*;
public class T { public static void f(List<Integer> l) { for (Integer x : l) if (x < 0) l.remove(x); } }
