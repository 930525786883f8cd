import java.util.*;
public class T { public static List<String> g(List<String> l) { return l; } }
