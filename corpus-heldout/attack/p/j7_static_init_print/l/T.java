public class T { static { System.out.println("init"); } public static int f(int x) { return x; } }
