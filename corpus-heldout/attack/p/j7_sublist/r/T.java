import java.util.*;
public class T { public static List<Integer> f(List<Integer> l) { return new ArrayList<>(l.subList(0, 1)); } }
