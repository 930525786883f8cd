public class T { static Integer f(boolean b, Integer x) { return b ? x : 0; } }
