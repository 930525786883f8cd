public class T { static Integer f(boolean b, Integer x) { if (b) return x; return 0; } }
