public class T { static boolean f(int x) { return x % 2 == 1; } }
