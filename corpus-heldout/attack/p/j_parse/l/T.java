public class T { static int f(String s) { return Integer.parseInt(s); } }
