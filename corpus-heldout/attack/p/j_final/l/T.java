public class T { public int f(int x) { return x; } }
