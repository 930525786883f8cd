public class T { static int n; static int g() { return ++n; } public static int f() { int i = 5; i += g() + 5; return i; } }
