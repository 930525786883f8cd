public class T { static int f(int b, float x) { b = (int) ((double) b + x); return b; } }
