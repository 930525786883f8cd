import java.util.*;
public class T { public static List<Integer> g(List<Integer> l) { return l; } }
