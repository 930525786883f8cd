public class T { static int g(Object o) { return 1; } static int g(String s) { return 2; } public static int f(Object o) { return o instanceof String ? g((String) o) : g(o); } }
