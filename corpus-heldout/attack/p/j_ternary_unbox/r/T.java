public class T { static Object f(boolean b) { if (b) return 1; else return 2.0; } }
