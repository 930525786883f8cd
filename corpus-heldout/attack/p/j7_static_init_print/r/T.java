public class T { static { System.out.println("initialised"); } public static int f(int x) { return x; } }
