public class T { static int a = 1; static int b = a + 1; static int f() { return b; } }
