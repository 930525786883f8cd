public class T { static String f(int x) { return "n" + x; } }
