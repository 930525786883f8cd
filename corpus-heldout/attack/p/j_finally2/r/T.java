public class T { static int k; static int f(int x) { k = 0; return x; } }
