public class T { static Object f(boolean b) { return b ? 1 : 2.0; } }
