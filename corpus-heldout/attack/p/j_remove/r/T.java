import java.util.*;
public class T { static List<Integer> f(List<Integer> l, Integer i) { l.remove((int) i); return l; } }
