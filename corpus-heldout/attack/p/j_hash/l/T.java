public class T { static int f(String s) { return s.hashCode(); } }
