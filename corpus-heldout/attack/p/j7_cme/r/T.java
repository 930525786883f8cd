import java.util.*;
public class T { public static void f(List<Integer> l) { for (int i = 0; i < l.size(); i++) if (l.get(i) < 0) l.remove(i); } }
