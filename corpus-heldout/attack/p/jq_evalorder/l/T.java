public class T { static int n; static int g() { return ++n; } public static int f() { int i = 1; i += g() + (i = 5); return i; } }
