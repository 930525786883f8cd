public class T { public static int f(int x) throws java.io.IOException { return x; } }
