import java.util.*;
public class T { public static List<Integer> f(int a, int b) { return Arrays.asList(a, b); } }
