public class T { static int b = T.a + 1; static int a = 1; static int f() { return b; } }
