public class T { static final class P { final int x; P(int x) { this.x = x; } } public static boolean f(int a) { return ("" + new P(a)).startsWith("P"); } }
