import java.util.*;
public class T { public static List<Integer> f(List<Integer> l) { return l.subList(0, 1); } }
