public class T { static int f(int x) { return Math.abs(x); } }
