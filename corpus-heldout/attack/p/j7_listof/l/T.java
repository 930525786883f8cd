import java.util.*;
public class T { public static List<Integer> f(int a, int b) { return List.of(a, b); } }
