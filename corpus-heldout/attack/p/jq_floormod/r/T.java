public class T { public static int f(int a, int b) { return ((a % b) + b) % b; } }
