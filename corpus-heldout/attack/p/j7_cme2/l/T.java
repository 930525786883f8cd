import java.util.*;
public class T { public static void f(List<Integer> l) { l.removeIf(x -> x < 0); } }
